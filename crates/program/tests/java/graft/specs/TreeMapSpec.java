package specs;

import java.util.Comparator;
import java.util.TreeMap;
import kukang.contracts.Invariant;
import kukang.contracts.Requires;
import kukang.contracts.SpecFor;

@SpecFor(TreeMap.class)
abstract class TreeMapSpec<K, V> {
    static final boolean RED = false;
    static final boolean BLACK = true;

    Comparator<? super K> comparator;
    Entry<K, V> root;
    int size;

    @Requires("sought != null")
    abstract V get(Object sought);

    abstract int compare(Object left, Object right);

    static native <K, V> boolean colorOf(Entry<K, V> entry);

    @Invariant
    boolean repOk() {
        return root == null
                ? size == 0
                : root.parent == null && root.color == BLACK && count(root) == size && height(root) > 0;
    }

    private int count(Entry<K, V> entry) {
        return entry == null ? 0 : 1 + count(entry.left) + count(entry.right);
    }

    private int height(Entry<K, V> entry) {
        if (entry == null) {
            return 1;
        }
        if (!entry.isLinked() || colorOf(entry) == RED && (colorOf(entry.left) == RED || colorOf(entry.right) == RED)) {
            return -1;
        }
        if (entry.left != null && compare(entry.left.key, entry.key) >= 0
                || entry.right != null && compare(entry.key, entry.right.key) >= 0) {
            return -1;
        }
        int left = height(entry.left);
        return left > 0 && left == height(entry.right) ? left + (entry.color == BLACK ? 1 : 0) : -1;
    }

    static class Entry<K, V> {
        K key;
        V value;
        Entry<K, V> left;
        Entry<K, V> right;
        Entry<K, V> parent;
        boolean color;

        boolean isLinked() {
            return (left == null || left.parent == this) && (right == null || right.parent == this);
        }
    }
}
