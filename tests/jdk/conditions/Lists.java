package conditions;

import java.util.List;
import kukang.Kukang;

/** What all lists promise. */
class Lists {
    static void add(List<Object> list, Object element) {
        Object[] before = list.toArray();
        Kukang.check(list.add(element));
        Kukang.check(list.size() == before.length + 1);
        keeps(list, before, 0, before.length, 0);
        Kukang.check(list.get(before.length) == element);
    }

    static void insert(List<Object> list, int index, Object element) {
        Object[] before = list.toArray();
        Kukang.assume(0 <= index && index <= before.length);
        list.add(index, element);
        Kukang.check(list.size() == before.length + 1);
        keeps(list, before, 0, index, 0);
        Kukang.check(list.get(index) == element);
        keeps(list, before, index, before.length, 1);
    }

    static void get(List<Object> list, int index) {
        Object[] before = list.toArray();
        Kukang.assume(0 <= index && index < before.length);
        Kukang.check(list.get(index) == before[index]);
        Kukang.check(list.size() == before.length);
        keeps(list, before, 0, before.length, 0);
    }

    static void set(List<Object> list, int index, Object element) {
        Object[] before = list.toArray();
        Kukang.assume(0 <= index && index < before.length);
        Kukang.check(list.set(index, element) == before[index]);
        Kukang.check(list.size() == before.length);
        keeps(list, before, 0, index, 0);
        Kukang.check(list.get(index) == element);
        keeps(list, before, index + 1, before.length, 0);
    }

    static void remove(List<Object> list, int index) {
        Object[] before = list.toArray();
        Kukang.assume(0 <= index && index < before.length);
        Kukang.check(list.remove(index) == before[index]);
        Kukang.check(list.size() == before.length - 1);
        keeps(list, before, 0, index, 0);
        keeps(list, before, index + 1, before.length, -1);
    }

    static void isEmpty(List<Object> list) {
        Kukang.check(list.isEmpty() == (list.size() == 0));
        Kukang.check(list.isEmpty() == (list.toArray().length == 0));
    }

    /** The elements of a part are where they were, moved by some places. */
    static void keeps(List<Object> list, Object[] before, int from, int to, int by) {
        for (int index = from; index < to; index++) {
            Kukang.check(list.get(index + by) == before[index]);
        }
    }
}
