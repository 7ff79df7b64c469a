// What `TreeMap` promises, as methods that Kukang checks.
package trees;

import kukang.Kukang;

final class TreeMapConditions {
    private TreeMapConditions() { }

    static void isEmpty(TreeMap map) {
        Kukang.assume(map != null && map.repOk());
        Kukang.check(map.isEmpty() == (map.size() == 0));
    }

    static void get(TreeMap map, int key) {
        Kukang.assume(map != null && map.repOk() && map.containsKey(key));
        int value = map.get(key);
        TreeMap.Entry entry = find(map.root, key);
        Kukang.check(entry != null && entry.value == value);
    }

    static void containsKey(TreeMap map, int key) {
        Kukang.assume(map != null && map.repOk());
        boolean found = map.containsKey(key);
        Kukang.check(found == (find(map.root, key) != null));
    }

    static void lastKey(TreeMap map) {
        Kukang.assume(map != null && map.repOk() && !map.isEmpty());
        int last = map.lastKey();
        Kukang.check(find(map.root, last) != null);
        Kukang.check(isAtMost(map.root, last));
    }

    static void put(TreeMap map, int key, int value) {
        Kukang.assume(map != null && map.repOk());
        int size = map.size();
        boolean present = map.containsKey(key);
        boolean added = map.put(key, value);
        Kukang.check(map.repOk());
        Kukang.check(added != present);
        Kukang.check(map.size() == (present ? size : size + 1));
        Kukang.check(map.get(key) == value);
    }

    static void putKeepsOthers(TreeMap map, int key, int value, int other) {
        Kukang.assume(map != null && map.repOk() && other != key);
        boolean present = map.containsKey(other);
        int mapped = present ? map.get(other) : 0;
        map.put(key, value);
        Kukang.check(map.containsKey(other) == present);
        Kukang.check(!present || map.get(other) == mapped);
    }

    static void remove(TreeMap map, int key) {
        Kukang.assume(map != null && map.repOk());
        int size = map.size();
        boolean present = map.containsKey(key);
        boolean removed = map.remove(key);
        Kukang.check(map.repOk());
        Kukang.check(removed == present);
        Kukang.check(map.size() == (present ? size - 1 : size));
        Kukang.check(!map.containsKey(key));
    }

    static void removeKeepsOthers(TreeMap map, int key, int other) {
        Kukang.assume(map != null && map.repOk() && other != key);
        boolean present = map.containsKey(other);
        int mapped = present ? map.get(other) : 0;
        map.remove(key);
        Kukang.check(map.containsKey(other) == present);
        Kukang.check(!present || map.get(other) == mapped);
    }

    private static TreeMap.Entry find(TreeMap.Entry entry, int key) {
        if (entry == null || entry.key == key) {
            return entry;
        }
        TreeMap.Entry found = find(entry.left, key);
        return found != null ? found : find(entry.right, key);
    }

    private static boolean isAtMost(TreeMap.Entry entry, int greatest) {
        return entry == null
            || entry.key <= greatest && isAtMost(entry.left, greatest) && isAtMost(entry.right, greatest);
    }
}
