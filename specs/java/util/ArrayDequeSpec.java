package kukang.specs;

import java.util.ArrayDeque;
import java.util.NoSuchElementException;
import kukang.contracts.Invariant;
import kukang.contracts.NonNull;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;

/** An array that is filled in a circle, from `head` up to but not including `tail`; there is always room for one more. */
@SpecFor(ArrayDeque.class)
abstract class ArrayDequeSpec<E> {
    @Owned
    Object[] elements;
    int head;
    int tail;

    abstract void addFirst(@NonNull E e);

    abstract void addLast(@NonNull E e);

    abstract boolean offerFirst(@NonNull E e);

    abstract boolean offerLast(@NonNull E e);

    abstract boolean add(@NonNull E e);

    abstract boolean offer(@NonNull E e);

    abstract void push(@NonNull E e);

    abstract E removeFirst() throws NoSuchElementException;

    abstract E removeLast() throws NoSuchElementException;

    abstract E getFirst() throws NoSuchElementException;

    abstract E getLast() throws NoSuchElementException;

    abstract E remove() throws NoSuchElementException;

    abstract E element() throws NoSuchElementException;

    abstract E pop() throws NoSuchElementException;

    @Invariant
    boolean repOk() {
        if (elements == null || elements.getClass() != Object[].class) {
            return false;
        }
        int length = elements.length;
        if (head < 0 || head >= length || tail < 0 || tail >= length) {
            return false;
        }
        for (int index = 0; index < length; index++) {
            boolean behindHead = index >= head;
            boolean beforeTail = index < tail;
            boolean filled = head <= tail ? behindHead && beforeTail : behindHead || beforeTail;
            if (filled != (elements[index] != null)) {
                return false;
            }
        }
        return true;
    }
}
