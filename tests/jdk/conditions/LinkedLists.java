package conditions;

import java.util.LinkedList;
import kukang.Kukang;

/** What `java.util.LinkedList` promises as a list. */
class LinkedLists {
    static void add(LinkedList<Object> list, Object element) {
        Kukang.assume(list != null);
        Lists.add(list, element);
    }

    static void insert(LinkedList<Object> list, int index, Object element) {
        Kukang.assume(list != null);
        Lists.insert(list, index, element);
    }

    static void get(LinkedList<Object> list, int index) {
        Kukang.assume(list != null);
        Lists.get(list, index);
    }

    static void set(LinkedList<Object> list, int index, Object element) {
        Kukang.assume(list != null);
        Lists.set(list, index, element);
    }

    static void remove(LinkedList<Object> list, int index) {
        Kukang.assume(list != null);
        Lists.remove(list, index);
    }

    static void isEmpty(LinkedList<Object> list) {
        Kukang.assume(list != null);
        Lists.isEmpty(list);
    }
}
