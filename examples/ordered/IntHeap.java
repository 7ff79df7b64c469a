// A binary heap of ints that is not asked for its least element when it has none: the children of
// index i are at 2i + 1 and 2i + 2.
package ordered;

public final class IntHeap {
    //@ invariant elements != null && 0 <= size && size <= elements.length;
    //@ invariant (\forall int i; 0 < i && i < size; elements[(i - 1) / 2] <= elements[i]);
    int[] elements;
    int size;

    //@ requires size > 0;
    //@ ensures size == \old(size) - 1;
    //@ ensures \result == \old(elements[0]);
    //@ ensures (\forall int i; 0 <= i && i < size; \result <= elements[i]);
    public int deleteMin() {
        int least = elements[0];
        size--;
        siftDown(elements[size]);
        return least;
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
}
