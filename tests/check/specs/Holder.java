package specs;

import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.TreeMap;
import kukang.Kukang;
import kukang.contracts.NonNull;
import kukang.contracts.TotalOrder;

public class Holder {
    TreeMap<String, Object> map;

    // Nobody has said that the map of a holder is a map.
    int size() {
        return map == null ? 0 : map.size();
    }

    // The spec of HashMap says nothing of the links between entries.
    static boolean holds(LinkedHashMap<Integer, Object> map, Object value) {
        return map != null && map.size() == 0 && map.containsValue(value);
    }

    // A parameter is assumed to be a list: what comes first is the last only if it is the only one.
    static void moved(LinkedList<Object> list, @NonNull Object element) {
        Kukang.assume(list != null);
        list.addFirst(element);
        Kukang.check(list.getLast() == element);
    }

    // The greatest key is at most any key above it, whatever the order is.
    static void above(TreeMap<Object, Object> map, @TotalOrder @NonNull Object key) {
        Kukang.assume(map != null && !map.isEmpty() && map.ceilingKey(key) == null);
        Kukang.check(map.put(key, "new") == null && map.lastKey() == key);
    }
}
