package open;

import java.util.Comparator;
import kukang.contracts.*;

/** The example of the 2006 paper, section 2: merging sorted lists by a comparator of which nothing is known. */
class Merging {
    static class Item {
        int key;
    }

    static class Node {
        @Region("elements")
        Item data;
        Node next;

        Node(Item data) {
            this.data = data;
        }
    }

    /** Its list begins after it. */
    Node head;

    @Invariant
    boolean isAcyclic() {
        if (head == null) {
            return false;
        }
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

    @Pure
    boolean isSorted(Comparator<Item> c) {
        for (Node node = head.next; node != null && node.next != null; node = node.next) {
            if (c.compare(node.data, node.next.data) > 0) {
                return false;
            }
        }
        return true;
    }

    @Pure
    int size() {
        int size = 0;
        for (Node node = head.next; node != null; node = node.next) {
            size++;
        }
        return size;
    }

    /** Whether the elements from a node on are those of two lists, each as often as there. */
    @Pure
    static boolean comesFrom(Node merged, Node one, Node other) {
        if (merged == null) {
            return one == null && other == null;
        }
        return one != null && merged.data == one.data && comesFrom(merged.next, one.next, other)
                || other != null && merged.data == other.data && comesFrom(merged.next, one, other.next);
    }

    void addLast(Item data) {
        Node last = head;
        while (last.next != null) {
            last = last.next;
        }
        last.next = new Node(data);
    }

    //@ requires other != null && c != null;
    //@ requires isSorted(c) && other.isSorted(c);
    //@ ensures isSorted(c);
    //@ ensures size() == \old(size()) + \old(other.size());
    //@ ensures comesFrom(head.next, \old(head.next), \old(other.head.next));
    void holdsMerge(@Region("other") Merging other, @Region("order") Comparator<Item> c) {
        Merging merged = new Merging();
        merged.head = new Node(null);
        Node one = head.next;
        Node two = other.head.next;
        while (one != null && two != null) {
            if (c.compare(one.data, two.data) < 0) {
                merged.addLast(one.data);
                one = one.next;
            } else {
                merged.addLast(two.data);
                two = two.next;
            }
        }
        for (; one != null; one = one.next) {
            merged.addLast(one.data);
        }
        for (; two != null; two = two.next) {
            merged.addLast(two.data);
        }
        head = merged.head;
    }

    //@ requires other != null && c != null;
    //@ requires isSorted(c) && other.isSorted(c);
    //@ ensures isSorted(c);
    void failsMergeThatWritesToAnElement(@Region("other") Merging other, @Region("order") Comparator<Item> c) {
        if (head.next != null && head.next.data != null) {
            head.next.data.key = 0;
        }
        holdsMerge(other, c);
    }

    //@ requires c != null;
    //@ requires isSorted(c);
    //@ ensures isSorted(c);
    void holdsWriteToANode(@Region("order") Comparator<Item> c) {
        head.data = null;
    }
}
