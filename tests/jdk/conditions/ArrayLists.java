package conditions;

import java.util.ArrayList;
import kukang.Kukang;

/** What `java.util.ArrayList` promises as a list. */
class ArrayLists {
    static void add(ArrayList<Object> list, Object element) {
        Kukang.assume(list != null);
        Lists.add(list, element);
    }

    static void insert(ArrayList<Object> list, int index, Object element) {
        Kukang.assume(list != null);
        Lists.insert(list, index, element);
    }

    static void get(ArrayList<Object> list, int index) {
        Kukang.assume(list != null);
        Lists.get(list, index);
    }

    static void set(ArrayList<Object> list, int index, Object element) {
        Kukang.assume(list != null);
        Lists.set(list, index, element);
    }

    static void remove(ArrayList<Object> list, int index) {
        Kukang.assume(list != null);
        Lists.remove(list, index);
    }

    static void isEmpty(ArrayList<Object> list) {
        Kukang.assume(list != null);
        Lists.isEmpty(list);
    }
}
