package collections;

import java.util.HashMap;
import java.util.Map;

public class HashMapTreeifies {
    // Every key shares one hash, so a bin becomes a tree ordered by compareTo.
    static final class Key implements Comparable<Key> {
        static int comparisons;
        final int id;

        Key(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return 42;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.id == id;
        }

        @Override
        public int compareTo(Key o) {
            comparisons++;
            return Integer.compare(id, o.id);
        }
    }

    public static void main(String[] args) {
        Map<Key, Integer> map = new HashMap<>(64);
        for (int i = 0; i < 100; i++) {
            map.put(new Key(i * 37 % 100), i);
        }
        System.out.println(map.size() + " " + map.get(new Key(37)) + " " + map.get(new Key(100)));
        System.out.println(Key.comparisons > 0);
        for (int i = 0; i < 95; i++) {
            map.remove(new Key(i));
        }
        StringBuilder b = new StringBuilder();
        for (int i = 95; i < 100; i++) {
            b.append(map.get(new Key(i))).append(' ');
        }
        System.out.println(b + "" + map.size());
        long sum = 0;
        for (Map.Entry<Key, Integer> e : map.entrySet()) {
            sum += e.getKey().id * 1000L + e.getValue();
        }
        System.out.println(sum);
    }
}
