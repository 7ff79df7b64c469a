package condition;

import kukang.Kukang;

public class Reverse {
    static class Node {
        int value;
        Node next;
    }

    /** Forgets the last node: `next != null` should be `node != null`. */
    static Node reverse(Node list) {
        Node reversed = null;
        Node node = list;
        while (node.next != null) {
            Node next = node.next;
            node.next = reversed;
            reversed = node;
            node = next;
        }
        return reversed;
    }

    static void keepsTheLength(Node list) {
        Kukang.assume(list != null && length(list) <= 3);
        int length = length(list);
        Kukang.check(length(reverse(list)) == length);
    }

    private static int length(Node node) {
        int length = 0;
        while (node != null && length <= 3) {
            length++;
            node = node.next;
        }
        return length;
    }
}
