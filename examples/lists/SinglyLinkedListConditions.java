// What `SinglyLinkedList` promises, as methods that Kukang checks.
package lists;

import kukang.Kukang;

final class SinglyLinkedListConditions {
    private SinglyLinkedListConditions() { }

    static void contains(SinglyLinkedList list, int value) {
        Kukang.assume(list != null && list.repOk());
        boolean found = list.contains(value);
        Kukang.check(found == (occurrences(list, value) > 0));
    }

    static void addFirst(SinglyLinkedList list, int value) {
        Kukang.assume(list != null && list.repOk());
        int size = list.size();
        SinglyLinkedList.Node head = list.head;
        list.addFirst(value);
        Kukang.check(list.repOk());
        Kukang.check(list.size() == size + 1);
        Kukang.check(list.head.value == value && list.head.next == head);
    }

    static void addLast(SinglyLinkedList list, int value) {
        Kukang.assume(list != null && list.repOk());
        int size = list.size();
        SinglyLinkedList.Node last = last(list);
        list.addLast(value);
        Kukang.check(list.repOk());
        Kukang.check(list.size() == size + 1);
        Kukang.check(last(list).value == value);
        Kukang.check(last == null || last.next == last(list));
    }

    static void removeFirst(SinglyLinkedList list) {
        Kukang.assume(list != null && list.repOk() && !list.isEmpty());
        int size = list.size();
        SinglyLinkedList.Node head = list.head;
        int value = list.removeFirst();
        Kukang.check(list.repOk());
        Kukang.check(list.size() == size - 1);
        Kukang.check(head.value == value && list.head == head.next);
    }

    static void remove(SinglyLinkedList list, int value) {
        Kukang.assume(list != null && list.repOk());
        int size = list.size();
        int before = occurrences(list, value);
        boolean removed = list.remove(value);
        Kukang.check(list.repOk());
        Kukang.check(removed == before > 0);
        Kukang.check(list.size() == (removed ? size - 1 : size));
        Kukang.check(occurrences(list, value) == (removed ? before - 1 : before));
    }

    static void removeKeepsOthers(SinglyLinkedList list, int value, int other) {
        Kukang.assume(list != null && list.repOk() && other != value);
        int before = occurrences(list, other);
        list.remove(value);
        Kukang.check(occurrences(list, other) == before);
    }

    /** Each node of the reversed list is where it has to be: `position` counts from either end. */
    static void reverse(SinglyLinkedList list, int position) {
        Kukang.assume(list != null && list.repOk());
        Kukang.assume(position >= 0 && position < list.size());
        SinglyLinkedList.Node node = at(list, position);
        int size = list.size();
        list.reverse();
        Kukang.check(list.repOk());
        Kukang.check(list.size() == size);
        Kukang.check(at(list, size - 1 - position) == node);
    }

    static void merge(SinglyLinkedList list, SinglyLinkedList other) {
        Kukang.assume(list != null && other != null && list != other);
        Kukang.assume(list.repOk() && isSorted(list) && other.repOk() && isSorted(other) && areDisjoint(list, other));
        int size = list.size() + other.size();
        list.merge(other);
        Kukang.check(list.repOk());
        Kukang.check(isSorted(list));
        Kukang.check(list.size() == size);
        Kukang.check(other.isEmpty() && other.size() == 0);
    }

    static void mergeKeepsAll(SinglyLinkedList list, SinglyLinkedList other, int value) {
        Kukang.assume(list != null && other != null && list != other);
        Kukang.assume(list.repOk() && isSorted(list) && other.repOk() && isSorted(other) && areDisjoint(list, other));
        int before = occurrences(list, value) + occurrences(other, value);
        list.merge(other);
        Kukang.check(occurrences(list, value) == before);
    }

    private static int occurrences(SinglyLinkedList list, int value) {
        int count = 0;
        for (SinglyLinkedList.Node node = list.head; node != null; node = node.next) {
            if (node.value == value) {
                count++;
            }
        }
        return count;
    }

    private static SinglyLinkedList.Node last(SinglyLinkedList list) {
        SinglyLinkedList.Node last = null;
        for (SinglyLinkedList.Node node = list.head; node != null; node = node.next) {
            last = node;
        }
        return last;
    }

    private static SinglyLinkedList.Node at(SinglyLinkedList list, int position) {
        SinglyLinkedList.Node node = list.head;
        for (int i = 0; i < position; i++) {
            node = node.next;
        }
        return node;
    }

    private static boolean isSorted(SinglyLinkedList list) {
        SinglyLinkedList.Node node = list.head;
        while (node != null && node.next != null) {
            if (node.value > node.next.value) {
                return false;
            }
            node = node.next;
        }
        return true;
    }

    /** Lists that share a node share the last one. */
    private static boolean areDisjoint(SinglyLinkedList list, SinglyLinkedList other) {
        SinglyLinkedList.Node last = last(list);
        return last == null || last != last(other);
    }
}
