// A doubly linked list of ints, closed to a ring by a header node that holds no element.
package lists;

import java.util.NoSuchElementException;

import kukang.contracts.Invariant;

public final class CircularList {
    static final class Node {
        int value;
        Node previous;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    Node header;
    int size;

    public CircularList() {
        header = new Node(0);
        header.previous = header;
        header.next = header;
    }

    public boolean isEmpty() {
        return header.next == header;
    }

    public int size() {
        return size;
    }

    public boolean contains(int value) {
        return find(value) != header;
    }

    public void addFirst(int value) {
        insertBefore(header.next, value);
    }

    public void addLast(int value) {
        insertBefore(header, value);
    }

    public int removeFirst() throws NoSuchElementException {
        Node first = header.next;
        if (first == header) {
            throw new NoSuchElementException();
        }
        unlink(first);
        return first.value;
    }

    public int removeLast() throws NoSuchElementException {
        Node last = header.previous;
        if (last == header) {
            throw new NoSuchElementException();
        }
        unlink(last);
        return last.value;
    }

    /** Removes the first occurrence of the value and says whether there was one. */
    public boolean remove(int value) {
        Node node = find(value);
        if (node == header) {
            return false;
        }
        unlink(node);
        return true;
    }

    /** The first node with the value, or the header if there is none. */
    private Node find(int value) {
        Node node = header.next;
        while (node != header && node.value != value) {
            node = node.next;
        }
        return node;
    }

    private void insertBefore(Node next, int value) {
        Node added = new Node(value);
        Node previous = next.previous;
        added.previous = previous;
        added.next = next;
        previous.next = added;
        next.previous = added;
        size++;
    }

    private void unlink(Node node) {
        node.previous.next = node.next;
        node.next.previous = node.previous;
        size--;
    }

    /** The ring closes at the header, each link back undoes the link forth, and `size` counts the other nodes. */
    @Invariant
    public boolean repOk() {
        if (header == null) {
            return false;
        }
        int count = 0;
        Node node = header;
        while (true) {
            Node next = node.next;
            // A node that was met before has another node behind it, so a ring that closes too early fails here.
            if (next == null || next.previous != node) {
                return false;
            }
            if (next == header) {
                return size == count;
            }
            node = next;
            count++;
        }
    }
}
