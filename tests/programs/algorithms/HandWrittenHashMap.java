package algorithms;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

public class HandWrittenHashMap<K, V> implements Iterable<HandWrittenHashMap.Entry<K, V>> {
    static final class Entry<K, V> {
        final K key;
        V value;
        Entry<K, V> next;

        Entry(K key, V value, Entry<K, V> next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private Entry<K, V>[] table = newTable(4);
    private int size;
    private int growths;

    @SuppressWarnings("unchecked")
    private static <K, V> Entry<K, V>[] newTable(int n) {
        return (Entry<K, V>[]) new Entry<?, ?>[n];
    }

    private int slot(Object key) {
        return (Objects.hashCode(key) & 0x7fffffff) % table.length;
    }

    V put(K key, V value) {
        for (Entry<K, V> e = table[slot(key)]; e != null; e = e.next) {
            if (Objects.equals(e.key, key)) {
                V old = e.value;
                e.value = value;
                return old;
            }
        }
        if (size >= table.length * 2) {
            grow();
        }
        int s = slot(key);
        table[s] = new Entry<>(key, value, table[s]);
        size++;
        return null;
    }

    V get(Object key) {
        for (Entry<K, V> e = table[slot(key)]; e != null; e = e.next) {
            if (Objects.equals(e.key, key)) {
                return e.value;
            }
        }
        return null;
    }

    V remove(Object key) {
        Entry<K, V> before = null;
        int s = slot(key);
        for (Entry<K, V> e = table[s]; e != null; before = e, e = e.next) {
            if (Objects.equals(e.key, key)) {
                if (before == null) {
                    table[s] = e.next;
                } else {
                    before.next = e.next;
                }
                size--;
                return e.value;
            }
        }
        return null;
    }

    private void grow() {
        growths++;
        Entry<K, V>[] old = table;
        table = newTable(old.length * 2 + 1);
        for (Entry<K, V> head : old) {
            for (Entry<K, V> e = head; e != null;) {
                Entry<K, V> next = e.next;
                int s = slot(e.key);
                e.next = table[s];
                table[s] = e;
                e = next;
            }
        }
    }

    @Override
    public Iterator<Entry<K, V>> iterator() {
        return new Iterator<>() {
            private int at = -1;
            private Entry<K, V> next = step(null);

            private Entry<K, V> step(Entry<K, V> e) {
                Entry<K, V> n = e == null ? null : e.next;
                while (n == null && ++at < table.length) {
                    n = table[at];
                }
                return n;
            }

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public Entry<K, V> next() {
                if (next == null) {
                    throw new NoSuchElementException();
                }
                Entry<K, V> result = next;
                next = step(next);
                return result;
            }
        };
    }

    public static void main(String[] args) {
        HandWrittenHashMap<String, Integer> map = new HandWrittenHashMap<>();
        for (int i = 0; i < 60; i++) {
            map.put("key" + i % 45, i);
        }
        map.put(null, -1);
        System.out.println(map.size + " " + map.growths + " " + map.get("key3") + " " + map.get("key44") + " " + map.get(null) + " " + map.get("none"));
        for (int i = 0; i < 40; i++) {
            map.remove("key" + i);
        }
        System.out.println(map.remove("key0") + " " + map.remove(null) + " " + map.size);
        StringBuilder b = new StringBuilder();
        for (Entry<String, Integer> e : map) {
            b.append(e.key).append('=').append(e.value).append(' ');
        }
        System.out.println(b.toString().trim());
    }
}
