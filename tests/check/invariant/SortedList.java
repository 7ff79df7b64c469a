package invariant;

import kukang.contracts.Invariant;

public class SortedList {
    static class Node {
        int value;
        Node next;
    }

    Node head;

    /** Right as long as the value belongs at the front. */
    public void add(int value) {
        Node node = new Node();
        node.value = value;
        node.next = head;
        head = node;
    }

    public int first() {
        return head == null ? 0 : head.value;
    }

    @Invariant
    boolean isSorted() {
        for (Node node = head; node != null && node.next != null; node = node.next) {
            if (node.value >= node.next.value) {
                return false;
            }
        }
        return true;
    }
}
