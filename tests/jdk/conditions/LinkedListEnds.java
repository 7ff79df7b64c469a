package conditions;

import java.util.LinkedList;
import kukang.Kukang;

/** What `java.util.LinkedList` promises as a deque. */
class LinkedListEnds {
    static void addFirst(LinkedList<Object> list, Object element) {
        Kukang.assume(list != null);
        Object[] before = list.toArray();
        list.addFirst(element);
        Kukang.check(list.size() == before.length + 1);
        Kukang.check(list.getFirst() == element);
        Lists.keeps(list, before, 0, before.length, 1);
    }

    static void addLast(LinkedList<Object> list, Object element) {
        Kukang.assume(list != null);
        Object[] before = list.toArray();
        list.addLast(element);
        Kukang.check(list.size() == before.length + 1);
        Kukang.check(list.getLast() == element);
        Lists.keeps(list, before, 0, before.length, 0);
    }

    static void removeFirst(LinkedList<Object> list) {
        Kukang.assume(list != null && !list.isEmpty());
        Object[] before = list.toArray();
        Kukang.check(list.removeFirst() == before[0]);
        Kukang.check(list.size() == before.length - 1);
        Lists.keeps(list, before, 1, before.length, -1);
    }

    static void removeLast(LinkedList<Object> list) {
        Kukang.assume(list != null && !list.isEmpty());
        Object[] before = list.toArray();
        Kukang.check(list.removeLast() == before[before.length - 1]);
        Kukang.check(list.size() == before.length - 1);
        Lists.keeps(list, before, 0, before.length - 1, 0);
    }
}
