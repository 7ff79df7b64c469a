package specs;

import java.util.LinkedHashMap;
import kukang.contracts.Invariant;
import kukang.contracts.SpecFor;

/** Uses a field and a member class that its target inherits. */
@SpecFor(LinkedHashMap.class)
class LinkedHashMapSpec<K, V> {
    Entry<K, V> head;
    Node<K, V>[] table;

    @Invariant
    boolean linked() {
        return head == null || head.before == null && table != null;
    }

    static class Node<K, V> {
        Node<K, V> next;
    }

    static class Entry<K, V> {
        Entry<K, V> before;
        Entry<K, V> after;
    }
}
