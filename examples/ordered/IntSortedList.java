// A sorted singly linked list of ints after a head node.
package ordered;

import kukang.contracts.Pure;
import kukang.contracts.Region;

public final class IntSortedList {
    static final class Node {
        int element;
        Node next;

        Node(int element) {
            this.element = element;
        }
    }

    //@ invariant head != null && isAcyclic();
    Node head = new Node(0);

    /** Takes the elements of the other list in, which stays as it is. */
    //@ requires other != null && other != this;
    //@ requires isSorted() && other.isSorted();
    //@ ensures isSorted();
    //@ ensures size() == \old(size()) + \old(other.size());
    public void merge(@Region("other") IntSortedList other) {
        Node merged = new Node(0);
        Node last = merged;
        Node one = head.next;
        Node two = other.head.next;
        while (one != null || two != null) {
            if (two == null || one != null && one.element < two.element) {
                last.next = new Node(one.element);
                one = one.next;
            } else {
                last.next = new Node(two.element);
                two = two.next;
            }
            last = last.next;
        }
        head = merged;
    }

    @Pure
    int size() {
        int size = 0;
        for (Node node = head.next; node != null; node = node.next) {
            size++;
        }
        return size;
    }

    @Pure
    boolean isSorted() {
        for (Node node = head.next; node != null && node.next != null; node = node.next) {
            if (node.element > node.next.element) {
                return false;
            }
        }
        return true;
    }

    /** Whether no node follows itself. */
    private boolean isAcyclic() {
        for (Node last = head; last.next != null; last = last.next) {
            for (Node node = head; ; node = node.next) {
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
