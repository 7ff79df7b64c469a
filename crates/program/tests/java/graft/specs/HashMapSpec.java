package specs;

import java.util.HashMap;
import java.util.stream.Stream;
import kukang.contracts.Invariant;
import kukang.contracts.SpecFor;

@SpecFor(HashMap.class)
class HashMapSpec<K, V> {
    Node<K, V>[] table;
    int size;

    static native int hash(Object key);

    @Invariant
    boolean repOk() {
        if (table == null) {
            return size == 0;
        }
        return Stream.of(table).filter(node -> node != null).mapToInt(Node::length).sum() == size;
    }

    static class Node<K, V> {
        int hash;
        K key;
        Node<K, V> next;

        int length() {
            return hash == HashMapSpec.hash(key) ? next == null ? 1 : 1 + next.length() : -1;
        }
    }
}
