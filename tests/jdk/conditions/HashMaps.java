package conditions;

import java.util.HashMap;
import kukang.Kukang;

/** What `java.util.HashMap` promises, for keys of class Integer. `other` is any key at all. */
class HashMaps {
    static void get(HashMap<Integer, Object> map, Integer key) {
        Kukang.assume(map != null);
        int size = map.size();
        Object value = map.get(key);
        Kukang.check(map.containsKey(key) || value == null);
        Kukang.check(map.size() == size);
        Kukang.check(map.get(key) == value);
    }

    static void containsKey(HashMap<Integer, Object> map, Integer key) {
        Kukang.assume(map != null);
        boolean had = map.containsKey(key);
        Kukang.check(!had || !map.isEmpty());
        Kukang.check(map.containsKey(key) == had);
    }

    static void put(HashMap<Integer, Object> map, Integer key, Object value) {
        Kukang.assume(map != null);
        boolean had = map.containsKey(key);
        Object old = map.get(key);
        int size = map.size();
        Kukang.check(map.put(key, value) == old);
        Kukang.check(map.containsKey(key));
        Kukang.check(map.get(key) == value);
        Kukang.check(map.size() == (had ? size : size + 1));
    }

    static void putKeeps(HashMap<Integer, Object> map, Integer key, Object value, Integer other) {
        Kukang.assume(map != null);
        boolean had = map.containsKey(other);
        Object before = map.get(other);
        map.put(key, value);
        boolean same = key == null ? other == null : key.equals(other);
        Kukang.check(map.containsKey(other) == (had || same));
        Kukang.check(map.get(other) == (same ? value : before));
    }

    static void remove(HashMap<Integer, Object> map, Integer key) {
        Kukang.assume(map != null);
        boolean had = map.containsKey(key);
        Object old = map.get(key);
        int size = map.size();
        Kukang.check(map.remove(key) == old);
        Kukang.check(!map.containsKey(key));
        Kukang.check(map.size() == (had ? size - 1 : size));
    }

    static void removeKeeps(HashMap<Integer, Object> map, Integer key, Integer other) {
        Kukang.assume(map != null);
        boolean had = map.containsKey(other);
        Object before = map.get(other);
        map.remove(key);
        boolean same = key == null ? other == null : key.equals(other);
        Kukang.check(map.containsKey(other) == (had && !same));
        Kukang.check(map.get(other) == (same ? null : before));
    }
}
