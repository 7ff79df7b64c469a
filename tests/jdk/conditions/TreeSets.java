package conditions;

import java.util.TreeSet;
import kukang.Kukang;

/** What `java.util.TreeSet` promises. `other` is any element at all. */
class TreeSets {
    static <E extends Comparable<E>> void add(TreeSet<E> set, E element, E other) {
        Kukang.assume(set != null && element != null && other != null);
        boolean had = set.contains(element);
        boolean hadOther = set.contains(other);
        int size = set.size();
        Kukang.check(set.add(element) == !had);
        Kukang.check(set.size() == (had ? size : size + 1));
        Kukang.check(set.contains(other) == (hadOther || other.compareTo(element) == 0));
    }

    static <E extends Comparable<E>> void remove(TreeSet<E> set, E element, E other) {
        Kukang.assume(set != null && element != null && other != null);
        boolean had = set.contains(element);
        boolean hadOther = set.contains(other);
        int size = set.size();
        Kukang.check(set.remove(element) == had);
        Kukang.check(set.size() == (had ? size - 1 : size));
        Kukang.check(set.contains(other) == (hadOther && other.compareTo(element) != 0));
    }
}
