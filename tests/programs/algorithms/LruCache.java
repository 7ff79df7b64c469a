package algorithms;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

public class LruCache<K, V> {
    private final class Node {
        K key;
        V value;
        Node before = this;
        Node after = this;

        void unlink() {
            before.after = after;
            after.before = before;
        }

        void linkAfter(Node n) {
            before = n;
            after = n.after;
            after.before = this;
            n.after = this;
        }
    }

    private final Map<K, Node> nodes = new HashMap<>();
    private final Node head = new Node();
    private final int capacity;
    private final Function<K, V> loader;
    private int hits;
    private int misses;

    LruCache(int capacity, Function<K, V> loader) {
        this.capacity = capacity;
        this.loader = loader;
    }

    V get(K key) {
        Node n = nodes.get(key);
        if (n != null) {
            hits++;
            n.unlink();
        } else {
            misses++;
            if (nodes.size() == capacity) {
                Node oldest = head.before;
                oldest.unlink();
                nodes.remove(oldest.key);
            }
            n = new Node();
            n.key = key;
            n.value = loader.apply(key);
            nodes.put(key, n);
        }
        n.linkAfter(head);
        return n.value;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("[");
        for (Node n = head.after; n != head; n = n.after) {
            b.append(n == head.after ? "" : ", ").append(n.key).append('=').append(n.value);
        }
        return b.append(']').toString();
    }

    public static void main(String[] args) {
        LruCache<Integer, String> cache = new LruCache<>(4, k -> "sq" + k * k);
        for (int k : new int[] {1, 2, 3, 1, 4, 5, 1, 2, 6, 3}) {
            String v = cache.get(k);
            System.out.println(k + " " + v + " " + cache);
        }
        System.out.println(cache.hits + " hits, " + cache.misses + " misses");
        int seed = 1;
        for (int i = 0; i < 500; i++) {
            seed = seed * 1103515245 + 12345;
            cache.get((seed >>> 16) % 8);
        }
        System.out.println(cache.hits + " hits, " + cache.misses + " misses, " + cache.nodes.size());
    }
}
