// A stack of ints, kept as a linked list with its top in front.
package lists;

import java.util.NoSuchElementException;

import kukang.contracts.Invariant;

public final class IntStack {
    static final class Node {
        int value;
        Node below;

        Node(int value, Node below) {
            this.value = value;
            this.below = below;
        }
    }

    Node top;
    int size;

    public boolean isEmpty() {
        return top == null;
    }

    public int size() {
        return size;
    }

    public void push(int value) {
        top = new Node(value, top);
        size++;
    }

    public int peek() throws NoSuchElementException {
        if (top == null) {
            throw new NoSuchElementException();
        }
        return top.value;
    }

    public int pop() throws NoSuchElementException {
        if (top == null) {
            throw new NoSuchElementException();
        }
        int value = top.value;
        top = top.below;
        size--;
        return value;
    }

    /** How far below the top the value is first found, counting from 1, or -1 if it is not on the stack. */
    public int search(int value) {
        int distance = 1;
        for (Node node = top; node != null; node = node.below) {
            if (node.value == value) {
                return distance;
            }
            distance++;
        }
        return -1;
    }

    public void clear() {
        top = null;
        size = 0;
    }

    /** The chain of nodes ends, and `size` is its length. */
    @Invariant
    public boolean repOk() {
        int count = 0;
        for (Node node = top; node != null; node = node.below) {
            Node above = top;
            for (int i = 0; i < count; i++) {
                if (above == node) {
                    return false;
                }
                above = above.below;
            }
            count++;
        }
        return size == count;
    }
}
