package conditions;

import java.util.Vector;
import kukang.Kukang;

/** What `java.util.Vector` promises as a list. */
class Vectors {
    static void add(Vector<Object> list, Object element) {
        Kukang.assume(list != null);
        Lists.add(list, element);
    }

    static void insert(Vector<Object> list, int index, Object element) {
        Kukang.assume(list != null);
        Lists.insert(list, index, element);
    }

    static void get(Vector<Object> list, int index) {
        Kukang.assume(list != null);
        Lists.get(list, index);
    }

    static void set(Vector<Object> list, int index, Object element) {
        Kukang.assume(list != null);
        Lists.set(list, index, element);
    }

    static void remove(Vector<Object> list, int index) {
        Kukang.assume(list != null);
        Lists.remove(list, index);
    }

    static void isEmpty(Vector<Object> list) {
        Kukang.assume(list != null);
        Lists.isEmpty(list);
    }
}
