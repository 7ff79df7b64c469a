package conditions;

import java.util.TreeMap;
import kukang.Kukang;

/** What `java.util.TreeMap` promises. `other` is any key at all, so what holds for it holds for every key. */
class TreeMaps {
    static <K extends Comparable<K>> void get(TreeMap<K, Object> map, K key) {
        Kukang.assume(map != null && key != null);
        int size = map.size();
        Object value = map.get(key);
        Kukang.check(map.containsKey(key) || value == null);
        Kukang.check(map.size() == size);
        Kukang.check(map.get(key) == value);
    }

    static <K extends Comparable<K>> void put(TreeMap<K, Object> map, K key, Object value) {
        Kukang.assume(map != null && key != null);
        boolean had = map.containsKey(key);
        Object old = map.get(key);
        int size = map.size();
        Kukang.check(map.put(key, value) == old);
        Kukang.check(map.get(key) == value);
        Kukang.check(map.containsKey(key));
        Kukang.check(map.size() == (had ? size : size + 1));
    }

    static <K extends Comparable<K>> void putKeeps(TreeMap<K, Object> map, K key, Object value, K other) {
        Kukang.assume(map != null && key != null && other != null);
        boolean had = map.containsKey(other);
        Object before = map.get(other);
        map.put(key, value);
        boolean same = other.compareTo(key) == 0;
        Kukang.check(map.containsKey(other) == (had || same));
        Kukang.check(map.get(other) == (same ? value : before));
    }

    static <K extends Comparable<K>> void remove(TreeMap<K, Object> map, K key) {
        Kukang.assume(map != null && key != null);
        boolean had = map.containsKey(key);
        Object old = map.get(key);
        int size = map.size();
        Kukang.check(map.remove(key) == old);
        Kukang.check(!map.containsKey(key));
        Kukang.check(map.size() == (had ? size - 1 : size));
    }

    static <K extends Comparable<K>> void removeKeeps(TreeMap<K, Object> map, K key, K other) {
        Kukang.assume(map != null && key != null && other != null);
        boolean had = map.containsKey(other);
        Object before = map.get(other);
        map.remove(key);
        boolean same = other.compareTo(key) == 0;
        Kukang.check(map.containsKey(other) == (had && !same));
        Kukang.check(map.get(other) == (same ? null : before));
    }

    static <K extends Comparable<K>> void lastKey(TreeMap<K, Object> map, K other) {
        Kukang.assume(map != null && other != null && !map.isEmpty());
        K last = map.lastKey();
        Kukang.check(map.containsKey(last));
        Kukang.check(!map.containsKey(other) || other.compareTo(last) <= 0);
    }

    static <K extends Comparable<K>> void isEmpty(TreeMap<K, Object> map, K other) {
        Kukang.assume(map != null && other != null);
        Kukang.check(map.isEmpty() == (map.size() == 0));
        Kukang.check(!map.isEmpty() || !map.containsKey(other));
    }
}
