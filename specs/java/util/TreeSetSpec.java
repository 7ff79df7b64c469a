package kukang.specs;

import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.TreeSet;
import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.NonNull;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;
import kukang.contracts.TotalOrder;

/** The keys of a tree map, all of which have the same value. Views of parts of a map are not covered. */
@SpecFor(TreeSet.class)
abstract class TreeSetSpec<E> {
    static Object PRESENT;

    @Owned
    NavigableMap<E, Object> m;

    abstract boolean add(@TotalOrder @NonNull E e);

    abstract boolean contains(@TotalOrder @NonNull Object o);

    abstract boolean remove(@TotalOrder @NonNull Object o);

    abstract E first() throws NoSuchElementException;

    abstract E last() throws NoSuchElementException;

    abstract E lower(@TotalOrder @NonNull E e);

    abstract E floor(@TotalOrder @NonNull E e);

    abstract E ceiling(@TotalOrder @NonNull E e);

    abstract E higher(@TotalOrder @NonNull E e);

    @Limit("with a comparator, or that are views of parts of a map")
    boolean isCovered() {
        return m == null || (Object) m instanceof TreeMapSpec<?, ?> map && map.isCovered();
    }

    @Invariant
    boolean repOk() {
        return (Object) m instanceof TreeMapSpec<?, ?> map && map.repOk() && (map.root == null || values(map.root));
    }

    private static boolean values(TreeMapSpec.Entry<?, ?> entry) {
        return entry.value == PRESENT
                && (entry.left == null || values(entry.left))
                && (entry.right == null || values(entry.right));
    }
}
