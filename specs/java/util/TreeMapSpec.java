package kukang.specs;

import java.util.Comparator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.NonNull;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;
import kukang.contracts.TotalOrder;

/**
 * A red-black tree whose keys are ordered by their natural order, of which nothing is known but that it is total. Maps
 * with a comparator are not covered.
 */
@SpecFor(TreeMap.class)
abstract class TreeMapSpec<K, V> {
    static final boolean BLACK = true;

    Comparator<? super K> comparator;
    @Owned
    Entry<K, V> root;
    int size;

    abstract boolean containsKey(@TotalOrder @NonNull Object key);

    abstract V get(@TotalOrder @NonNull Object key);

    abstract V put(@TotalOrder @NonNull K key, V value);

    abstract V putIfAbsent(@TotalOrder @NonNull K key, V value);

    abstract V remove(@TotalOrder @NonNull Object key);

    abstract K firstKey() throws NoSuchElementException;

    abstract K lastKey() throws NoSuchElementException;

    abstract K lowerKey(@TotalOrder @NonNull K key);

    abstract K floorKey(@TotalOrder @NonNull K key);

    abstract K ceilingKey(@TotalOrder @NonNull K key);

    abstract K higherKey(@TotalOrder @NonNull K key);

    abstract Map.Entry<K, V> lowerEntry(@TotalOrder @NonNull K key);

    abstract Map.Entry<K, V> floorEntry(@TotalOrder @NonNull K key);

    abstract Map.Entry<K, V> ceilingEntry(@TotalOrder @NonNull K key);

    abstract Map.Entry<K, V> higherEntry(@TotalOrder @NonNull K key);

    @Limit("with a comparator")
    boolean isCovered() {
        return comparator == null;
    }

    @Invariant
    boolean repOk() {
        if (comparator != null) {
            return false;
        }
        if (root == null) {
            return size == 0;
        }
        return Entry.blackHeight(root, null, null, null, false, -1) >= 0 && size == Entry.count(root);
    }

    static class Entry<K, V> {
        @TotalOrder
        K key;
        V value;
        @Owned
        Entry<K, V> left;
        @Owned
        Entry<K, V> right;
        @Owned
        Entry<K, V> parent;
        boolean color;

        /**
         * The number of black entries on each way down the subtree, or -1 if the subtree breaks the invariant. Its
         * keys have to lie strictly between those of `low` and `high` (null means no limit), which also rules out
         * sharing and cycles. `required` is the black height it has to have, where that is known already, else -1.
         */
        static int blackHeight(
                Entry<?, ?> entry,
                Entry<?, ?> parent,
                Entry<?, ?> low,
                Entry<?, ?> high,
                boolean mayBeRed,
                int required) {
            if (required == 0 && !mayBeRed) {
                return -1;
            }
            if (entry.key == null
                    || low != null && compare(low, entry) >= 0
                    || high != null && compare(entry, high) >= 0
                    || entry.parent != parent) {
                return -1;
            }
            boolean black = entry.color == BLACK;
            if (black ? required == 0 : !mayBeRed) {
                return -1;
            }
            int below = black && required > 0 ? required - 1 : required;
            Entry<?, ?> left = entry.left;
            if (left != null) {
                below = blackHeight(left, entry, low, entry, black, below);
                if (below < 0) {
                    return -1;
                }
            } else if (below > 0) {
                return -1;
            } else {
                below = 0;
            }
            Entry<?, ?> right = entry.right;
            if (right != null) {
                if (blackHeight(right, entry, entry, high, black, below) < 0) {
                    return -1;
                }
            } else if (below > 0) {
                return -1;
            }
            return black ? below + 1 : below;
        }

        @SuppressWarnings("unchecked")
        private static int compare(Entry<?, ?> left, Entry<?, ?> right) {
            return ((Comparable<Object>) left.key).compareTo(right.key);
        }

        static int count(Entry<?, ?> entry) {
            int count = 1;
            if (entry.left != null) {
                count += count(entry.left);
            }
            if (entry.right != null) {
                count += count(entry.right);
            }
            return count;
        }
    }
}
