package kukang.specs;

import java.util.LinkedList;
import java.util.NoSuchElementException;
import kukang.contracts.Invariant;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;

/** Nodes linked in both directions. */
@SpecFor(LinkedList.class)
abstract class LinkedListSpec<E> {
    int size;
    @Owned
    Node<E> first;
    @Owned
    Node<E> last;

    abstract E get(int index) throws IndexOutOfBoundsException;

    abstract E set(int index, E element) throws IndexOutOfBoundsException;

    abstract void add(int index, E element) throws IndexOutOfBoundsException;

    abstract E remove(int index) throws IndexOutOfBoundsException;

    abstract E getFirst() throws NoSuchElementException;

    abstract E getLast() throws NoSuchElementException;

    abstract E removeFirst() throws NoSuchElementException;

    abstract E removeLast() throws NoSuchElementException;

    abstract E element() throws NoSuchElementException;

    abstract E remove() throws NoSuchElementException;

    abstract E pop() throws NoSuchElementException;

    @Invariant
    boolean repOk() {
        Node<E> before = null;
        int count = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            if (node.prev != before) {
                return false;
            }
            before = node;
            count++;
        }
        return last == before && size == count;
    }

    static class Node<E> {
        @Owned
        Node<E> next;
        @Owned
        Node<E> prev;
    }
}
