package rota;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** Tables from which something is taken. */
class Badges {
    private final Map<Integer, String> names = new HashMap<>();
    private final Set<Integer> worn = new HashSet<>();

    void forget(int badge) {
        names.remove(badge);
    }

    boolean toggle(int badge) {
        return !worn.remove(badge) && worn.add(badge);
    }

    Set<Integer> clear() {
        if (!names.isEmpty()) {
            names.clear();
        }
        return names.keySet();
    }

    /** A node of the table's own, which comes out. */
    Map.Entry<Integer, String> any() {
        Iterator<Map.Entry<Integer, String>> all = names.entrySet().iterator();
        if (!all.hasNext()) {
            return null;
        }
        Map.Entry<Integer, String> first = all.next();
        all.remove();
        return first;
    }
}
