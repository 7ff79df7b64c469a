package conditions;

import java.util.ArrayDeque;
import kukang.Kukang;

/** What `java.util.ArrayDeque` promises. */
class ArrayDeques {
    static void addFirst(ArrayDeque<Object> deque, Object element) {
        Kukang.assume(deque != null && element != null);
        Object[] before = deque.toArray();
        deque.addFirst(element);
        Object[] after = deque.toArray();
        Kukang.check(deque.size() == before.length + 1 && after.length == before.length + 1);
        Kukang.check(deque.peekFirst() == element && after[0] == element);
        keeps(after, 1, before, 0, before.length);
    }

    static void addLast(ArrayDeque<Object> deque, Object element) {
        Kukang.assume(deque != null && element != null);
        Object[] before = deque.toArray();
        deque.addLast(element);
        Object[] after = deque.toArray();
        Kukang.check(deque.size() == before.length + 1 && after.length == before.length + 1);
        Kukang.check(deque.peekLast() == element && after[before.length] == element);
        keeps(after, 0, before, 0, before.length);
    }

    static void removeFirst(ArrayDeque<Object> deque) {
        Kukang.assume(deque != null && !deque.isEmpty());
        Object[] before = deque.toArray();
        Kukang.check(deque.removeFirst() == before[0]);
        Object[] after = deque.toArray();
        Kukang.check(deque.size() == before.length - 1 && after.length == before.length - 1);
        keeps(after, 0, before, 1, after.length);
    }

    static void removeLast(ArrayDeque<Object> deque) {
        Kukang.assume(deque != null && !deque.isEmpty());
        Object[] before = deque.toArray();
        Kukang.check(deque.removeLast() == before[before.length - 1]);
        Object[] after = deque.toArray();
        Kukang.check(deque.size() == before.length - 1 && after.length == before.length - 1);
        keeps(after, 0, before, 0, after.length);
    }

    static void isEmpty(ArrayDeque<Object> deque) {
        Kukang.assume(deque != null);
        Kukang.check(deque.isEmpty() == (deque.size() == 0));
        Kukang.check(deque.isEmpty() == (deque.peekFirst() == null));
    }

    private static void keeps(Object[] after, int to, Object[] before, int from, int count) {
        for (int index = 0; index < count; index++) {
            Kukang.check(after[to + index] == before[from + index]);
        }
    }
}
