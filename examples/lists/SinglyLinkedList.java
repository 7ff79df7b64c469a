// A singly linked list of ints that knows its size.
package lists;

import java.util.NoSuchElementException;

import kukang.contracts.Invariant;

public final class SinglyLinkedList {
    static final class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    Node head;
    int size;

    public boolean isEmpty() {
        return head == null;
    }

    public int size() {
        return size;
    }

    public boolean contains(int value) {
        for (Node node = head; node != null; node = node.next) {
            if (node.value == value) {
                return true;
            }
        }
        return false;
    }

    public void addFirst(int value) {
        head = new Node(value, head);
        size++;
    }

    public void addLast(int value) {
        Node added = new Node(value, null);
        if (head == null) {
            head = added;
        } else {
            Node last = head;
            while (last.next != null) {
                last = last.next;
            }
            last.next = added;
        }
        size++;
    }

    public int removeFirst() throws NoSuchElementException {
        if (head == null) {
            throw new NoSuchElementException();
        }
        int value = head.value;
        head = head.next;
        size--;
        return value;
    }

    /** Removes the first occurrence of the value and says whether there was one. */
    public boolean remove(int value) {
        Node previous = null;
        Node node = head;
        while (node != null && node.value != value) {
            previous = node;
            node = node.next;
        }
        if (node == null) {
            return false;
        }
        if (previous == null) {
            head = node.next;
        } else {
            previous.next = node.next;
        }
        size--;
        return true;
    }

    public void reverse() {
        Node reversed = null;
        Node node = head;
        while (node != null) {
            Node next = node.next;
            node.next = reversed;
            reversed = node;
            node = next;
        }
        head = reversed;
    }

    /** Moves all nodes of the other list into this one and leaves the other empty. Sorted lists give a sorted list. */
    public void merge(SinglyLinkedList other) {
        if (other == this) {
            return;
        }
        Node mine = head;
        Node theirs = other.head;
        Node last = null;
        while (mine != null && theirs != null) {
            Node least;
            if (mine.value <= theirs.value) {
                least = mine;
                mine = mine.next;
            } else {
                least = theirs;
                theirs = theirs.next;
            }
            if (last == null) {
                head = least;
            } else {
                last.next = least;
            }
            last = least;
        }
        Node rest = mine != null ? mine : theirs;
        if (last == null) {
            head = rest;
        } else {
            last.next = rest;
        }
        size += other.size;
        other.head = null;
        other.size = 0;
    }

    /** The chain of nodes ends, and `size` is its length. */
    @Invariant
    public boolean repOk() {
        int count = 0;
        for (Node node = head; node != null; node = node.next) {
            Node earlier = head;
            for (int i = 0; i < count; i++) {
                if (earlier == node) {
                    return false;
                }
                earlier = earlier.next;
            }
            count++;
        }
        return size == count;
    }
}
