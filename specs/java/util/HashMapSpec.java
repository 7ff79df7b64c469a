package kukang.specs;

import java.util.HashMap;
import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;

/**
 * A table of chains, whose keys are null or of class Integer. Maps that were made with a capacity or load factor, as
 * long as nothing was put into them, and chains that have become trees are not covered.
 */
@SpecFor(HashMap.class)
abstract class HashMapSpec<K, V> {
    static final float DEFAULT_LOAD_FACTOR = 0.75f;
    /** Tables that are longer would only add errors of too little memory. */
    static final int MOST = 1 << 16;

    @Owned
    Node<K, V>[] table;
    int size;
    int threshold;
    float loadFactor;

    static native int hash(Object key);

    @Limit("with keys that are neither null nor Integer, with a load factor other than 0.75, with a capacity that was asked for "
            + "and nothing put in yet, with more than 65536 places, with chains that have become trees, "
            + "or of a class below, such as LinkedHashMap")
    boolean isCovered() {
        if (loadFactor != DEFAULT_LOAD_FACTOR || table == null && threshold != 0) {
            return false;
        }
        if (table == null) {
            return true;
        }
        if (table.length > MOST) {
            return false;
        }
        // Chains without an end have more nodes than the map has entries.
        int count = 0;
        for (int index = 0; index < table.length; index++) {
            for (Node<K, V> node = table[index]; node != null && count < size; node = node.next) {
                if (node instanceof TreeNode || !isKey(node.key)) {
                    return false;
                }
                count++;
            }
        }
        return true;
    }

    @Invariant
    boolean repOk() {
        if (loadFactor != DEFAULT_LOAD_FACTOR) {
            return false;
        }
        if (table == null) {
            return size == 0 && threshold == 0;
        }
        if (table.getClass() != Node[].class || !hasPowerOfTwo(table)) {
            return false;
        }
        int length = table.length;
        if (threshold != length - length / 4 - (length < 4 ? 1 : 0) || size < 0 || size > threshold) {
            return false;
        }
        int count = 0;
        for (int index = 0; index < length; index++) {
            int place = 0;
            for (Node<K, V> node = table[index]; node != null; node = node.next) {
                if (node instanceof TreeNode || !isKey(node.key) || !fits(node, index, length)) {
                    return false;
                }
                Node<K, V> other = table[index];
                for (int before = 0; before < place; before++) {
                    if (same(other.key, node.key)) {
                        return false;
                    }
                    other = other.next;
                }
                place++;
                count++;
            }
        }
        return size == count;
    }

    /** Whether the length is a power of two. Looks at all places, so that tables beyond the bound are left at once. */
    private static boolean hasPowerOfTwo(Node<?, ?>[] table) {
        for (int length = 1; length <= MOST; length <<= 1) {
            if (table.length == length) {
                Node<?, ?> last = null;
                for (int index = 0; index < length; index++) {
                    last = table[index];
                }
                return true;
            }
        }
        return false;
    }

    private static boolean isKey(Object key) {
        return key == null || key instanceof Integer;
    }

    private static boolean fits(Node<?, ?> node, int index, int length) {
        return node.hash == hash(node.key) && (node.hash & (length - 1)) == index;
    }

    private static boolean same(Object left, Object right) {
        return left == null ? right == null : right != null && ((Integer) left).intValue() == ((Integer) right).intValue();
    }

    static class Node<K, V> {
        int hash;
        K key;
        V value;
        @Owned
        Node<K, V> next;
    }

    static class TreeNode<K, V> extends Node<K, V> {}
}
