package kukang.specs;

import java.util.HashMap;
import java.util.HashSet;
import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;

/** The keys of a hash map, all of which have the same value. */
@SpecFor(HashSet.class)
abstract class HashSetSpec<E> {
    static Object PRESENT;

    @Owned
    HashMap<E, Object> map;

    @Limit("with elements that are neither null nor Integer, with a table that is not covered of hash maps either, or of "
            + "a class below, such as LinkedHashSet")
    boolean isCovered() {
        return map == null || (Object) map instanceof HashMapSpec<?, ?> keys && keys.isCovered();
    }

    @Invariant
    boolean repOk() {
        return (Object) map instanceof HashMapSpec<?, ?> keys && keys.repOk() && (keys.table == null || values(keys));
    }

    private static boolean values(HashMapSpec<?, ?> keys) {
        for (int index = 0; index < keys.table.length; index++) {
            for (HashMapSpec.Node<?, ?> node = keys.table[index]; node != null; node = node.next) {
                if (node.value != PRESENT) {
                    return false;
                }
            }
        }
        return true;
    }
}
