// A singly linked list of any elements after a head node, sorted by a comparator of which nothing is known but that it
// is a total order.
package ordered;

import java.util.Comparator;

import kukang.contracts.Pure;
import kukang.contracts.Region;

public final class SortedList<E> {
    static final class Node<E> {
        @Region("elements")
        E element;
        Node<E> next;

        Node(E element) {
            this.element = element;
        }
    }

    //@ invariant head != null && isAcyclic();
    Node<E> head = new Node<>(null);

    /** Takes the elements of the other list in, which stays as it is. */
    //@ requires other != null && other != this && order != null;
    //@ requires isSorted(order) && other.isSorted(order);
    //@ ensures isSorted(order);
    //@ ensures size() == \old(size()) + \old(other.size());
    public void merge(@Region("other") SortedList<E> other, @Region("order") Comparator<? super E> order) {
        Node<E> merged = new Node<>(null);
        Node<E> last = merged;
        Node<E> one = head.next;
        Node<E> two = other.head.next;
        while (one != null || two != null) {
            if (two == null || one != null && order.compare(one.element, two.element) < 0) {
                last.next = new Node<>(one.element);
                one = one.next;
            } else {
                last.next = new Node<>(two.element);
                two = two.next;
            }
            last = last.next;
        }
        head = merged;
    }

    @Pure
    int size() {
        int size = 0;
        for (Node<E> node = head.next; node != null; node = node.next) {
            size++;
        }
        return size;
    }

    /** Whether every element is there and none is greater than the next one. */
    @Pure
    boolean isSorted(Comparator<? super E> order) {
        for (Node<E> node = head; node.next != null; node = node.next) {
            if (node.next.element == null || node != head && order.compare(node.element, node.next.element) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether no node follows itself. */
    private boolean isAcyclic() {
        for (Node<E> last = head; last.next != null; last = last.next) {
            for (Node<E> node = head; ; node = node.next) {
                if (node == last.next) {
                    return false;
                }
                if (node == last) {
                    break;
                }
            }
        }
        return true;
    }
}
