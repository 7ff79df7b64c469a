// A binary heap of objects that know their order: the children of index i are at 2i + 1 and 2i + 2.
package ordered;

public final class ComparableHeap {
    //@ invariant elements != null && 0 <= size && size <= elements.length;
    //@ invariant (\forall int i; 0 <= i && i < size; elements[i] != null);
    //@ invariant (\forall int i; 0 < i && i < size; elements[(i - 1) / 2].compareTo(elements[i]) <= 0);
    Comparable<Object>[] elements;
    int size;

    //@ requires size > 0;
    //@ ensures size == \old(size) - 1;
    //@ ensures \result == \old(elements[0]);
    //@ ensures (\forall int i; 0 <= i && i < size; \result.compareTo(elements[i]) <= 0);
    public Comparable<Object> deleteMin() {
        Comparable<Object> least = elements[0];
        size--;
        siftDown(elements[size]);
        return least;
    }

    /** Puts the value at the root, which is free, and lets it sink to its place. */
    private void siftDown(Comparable<Object> value) {
        int hole = 0;
        int child = 1;
        while (child < size) {
            if (child + 1 < size && elements[child + 1].compareTo(elements[child]) < 0) {
                child++;
            }
            if (value.compareTo(elements[child]) <= 0) {
                break;
            }
            elements[hole] = elements[child];
            hole = child;
            child = 2 * hole + 1;
        }
        elements[hole] = value;
    }
}
