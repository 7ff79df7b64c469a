// A binary heap of ints in an array: the children of index i are at 2i + 1 and 2i + 2.
package heaps;

import java.util.NoSuchElementException;

import kukang.contracts.Invariant;

public final class BinaryHeap {
    int[] elements = new int[4];
    int size;

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    public int findMin() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return elements[0];
    }

    /** Adds the value, in a larger array if this one is full. */
    public void insert(int value) {
        if (size == elements.length) {
            grow();
        }
        siftUp(value);
    }

    /** Adds the value if there is room, and says whether there was. */
    public boolean offer(int value) {
        if (size == elements.length) {
            return false;
        }
        siftUp(value);
        return true;
    }

    public int deleteMin() throws NoSuchElementException {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        int least = elements[0];
        size--;
        siftDown(elements[size]);
        return least;
    }

    private void grow() {
        int[] larger = new int[2 * size + 1];
        for (int i = 0; i < size; i++) {
            larger[i] = elements[i];
        }
        elements = larger;
    }

    /** Puts the value behind the last element and lets it rise to its place. */
    private void siftUp(int value) {
        int hole = size;
        size++;
        while (hole > 0) {
            int parent = (hole - 1) / 2;
            if (value >= elements[parent]) {
                break;
            }
            elements[hole] = elements[parent];
            hole = parent;
        }
        elements[hole] = value;
    }

    /** Puts the value at the root, which is free, and lets it sink to its place. */
    private void siftDown(int value) {
        int hole = 0;
        int child = 1;
        while (child < size) {
            if (child + 1 < size && elements[child + 1] < elements[child]) {
                child++;
            }
            if (value <= elements[child]) {
                break;
            }
            elements[hole] = elements[child];
            hole = child;
            child = 2 * hole + 1;
        }
        elements[hole] = value;
    }

    @Invariant
    public boolean repOk() {
        if (elements == null || elements.length == 0 || size < 0 || size > elements.length) {
            return false;
        }
        if (size == 0) {
            return true;
        }
        for (int i = 1; i < size; i++) {
            if (elements[(i - 1) / 2] > elements[i]) {
                return false;
            }
        }
        return true;
    }
}
