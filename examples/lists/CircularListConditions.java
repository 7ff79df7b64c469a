// What `CircularList` promises, as methods that Kukang checks.
package lists;

import kukang.Kukang;

final class CircularListConditions {
    private CircularListConditions() { }

    static void isEmpty(CircularList list) {
        Kukang.assume(list != null && list.repOk());
        Kukang.check(list.isEmpty() == (list.size() == 0));
    }

    static void contains(CircularList list, int value) {
        Kukang.assume(list != null && list.repOk());
        boolean found = list.contains(value);
        Kukang.check(found == (occurrences(list, value) > 0));
    }

    static void addFirst(CircularList list, int value) {
        Kukang.assume(list != null && list.repOk());
        int size = list.size();
        CircularList.Node first = list.header.next;
        list.addFirst(value);
        Kukang.check(list.repOk());
        Kukang.check(list.size() == size + 1);
        Kukang.check(list.header.next.value == value && list.header.next.next == first);
    }

    static void addLast(CircularList list, int value) {
        Kukang.assume(list != null && list.repOk());
        int size = list.size();
        CircularList.Node last = list.header.previous;
        list.addLast(value);
        Kukang.check(list.repOk());
        Kukang.check(list.size() == size + 1);
        Kukang.check(list.header.previous.value == value && list.header.previous.previous == last);
    }

    static void removeFirst(CircularList list) {
        Kukang.assume(list != null && list.repOk() && !list.isEmpty());
        int size = list.size();
        int first = list.header.next.value;
        CircularList.Node second = list.header.next.next;
        int removed = list.removeFirst();
        Kukang.check(list.repOk());
        Kukang.check(removed == first);
        Kukang.check(list.size() == size - 1);
        Kukang.check(list.header.next == second);
    }

    static void removeLast(CircularList list) {
        Kukang.assume(list != null && list.repOk() && !list.isEmpty());
        int size = list.size();
        int last = list.header.previous.value;
        CircularList.Node secondToLast = list.header.previous.previous;
        int removed = list.removeLast();
        Kukang.check(list.repOk());
        Kukang.check(removed == last);
        Kukang.check(list.size() == size - 1);
        Kukang.check(list.header.previous == secondToLast);
    }

    static void remove(CircularList list, int value) {
        Kukang.assume(list != null && list.repOk());
        int size = list.size();
        int before = occurrences(list, value);
        boolean removed = list.remove(value);
        Kukang.check(list.repOk());
        Kukang.check(removed == before > 0);
        Kukang.check(list.size() == (removed ? size - 1 : size));
        Kukang.check(occurrences(list, value) == (removed ? before - 1 : before));
    }

    static void removeKeepsOthers(CircularList list, int value, int other) {
        Kukang.assume(list != null && list.repOk() && other != value);
        int before = occurrences(list, other);
        list.remove(value);
        Kukang.check(occurrences(list, other) == before);
    }

    private static int occurrences(CircularList list, int value) {
        int count = 0;
        for (CircularList.Node node = list.header.next; node != list.header; node = node.next) {
            if (node.value == value) {
                count++;
            }
        }
        return count;
    }
}
