// A generic container with a record, an interface that nobody implements, and bugs that a check finds.
package shop;

import kukang.Kukang;
import kukang.contracts.Invariant;

public class Basket<E> {
    record Item<E>(E what, int count, Item<E> rest) { }

    interface Filter {
        boolean takes(Object what);
    }

    static int made;

    Item<E> first;
    int size;

    @Invariant
    boolean isCounted() {
        int count = 0;
        for (Item<E> item = first; item != null; item = item.rest()) {
            count++;
        }
        return size == count;
    }

    void add(E what, int count) {
        first = new Item<>(what, count, first);
        size++;
        made++;
    }

    /** Forgets to count. */
    void drop() {
        if (first != null) {
            first = first.rest();
        }
    }

    int countOfFirst() {
        return first.count();
    }

    //@ ensures \result >= 0;
    int countOf(E what) {
        for (Item<E> item = first; item != null; item = item.rest()) {
            if (item.what() == what) {
                return item.count();
            }
        }
        return 0;
    }

    boolean isSame(Filter one, Filter other) {
        return one == other;
    }

    static void check(int[] a) {
        Kukang.assume(a != null && a.length == 2);
        Kukang.check(a[0] <= a[1]);
    }

    static void claim(byte one, char other) {
        assert one != other : "they are equal";
    }
}
