package specs;

import java.util.NavigableMap;
import java.util.TreeSet;
import kukang.contracts.Invariant;
import kukang.contracts.SpecFor;

/** Uses the spec of another class, and what is private in that class. */
@SpecFor(TreeSet.class)
class TreeSetSpec<E> {
    static Object PRESENT;
    NavigableMap<E, Object> m;

    @Invariant
    boolean repOk() {
        return (Object) m instanceof TreeMapSpec<?, ?> map && map.repOk() && map.size >= 0 && values(map.root);
    }

    private static boolean values(TreeMapSpec.Entry<?, ?> entry) {
        return entry == null || entry.value == PRESENT && values(entry.left) && values(entry.right);
    }
}
