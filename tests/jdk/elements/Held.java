package elements;

import java.util.HashSet;
import java.util.LinkedList;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collections of which somebody else makes use: what they consist of is their own affair. */
public class Held {
    static boolean hasKey(TreeMap<Object, Object> map, Object key) {
        return map != null && map.containsKey(key);
    }

    static Object put(TreeMap<Object, Object> map, Object key, Object value) {
        return map == null ? null : map.put(key, value);
    }

    static boolean has(TreeSet<Object> set, Object element) {
        return set != null && set.contains(element);
    }

    static Object last(LinkedList<Object> list) {
        return list == null || list.isEmpty() ? null : list.removeLast();
    }

    static Object at(LinkedList<Object> list, int index) {
        return list == null || index < 0 || index >= list.size() ? null : list.get(index);
    }

    static boolean isEmpty(TreeSet<Object> set) {
        return set == null || set.isEmpty();
    }

    static boolean isEmpty(HashSet<Object> set) {
        return set == null || set.isEmpty();
    }
}
