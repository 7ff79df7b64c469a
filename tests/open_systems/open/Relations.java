package open;

import kukang.Kukang;
import kukang.contracts.*;

/** Relations of which only properties are known. */
class Relations {
    interface Unknown {
        @Pure @Reflexive @Symmetric @Transitive boolean same(int one, int other);

        @Pure boolean any(int one, int other);

        @Pure @Transitive boolean before(Object one, Object other);

        @Pure @Monotone int cost(int amount);

        @Pure int plain(int amount);
    }

    void holdsReflexive(@NonNull Unknown unknown, int x, int y) {
        Kukang.check(x != y || unknown.same(x, y));
    }

    void failsReflexive(@NonNull Unknown unknown, int x) {
        Kukang.check(unknown.any(x, x));
    }

    void holdsSymmetric(@NonNull Unknown unknown, int x, int y) {
        Kukang.check(unknown.same(x, y) == unknown.same(y, x));
    }

    void failsSymmetric(@NonNull Unknown unknown, int x, int y) {
        Kukang.check(unknown.any(x, y) == unknown.any(y, x));
    }

    void holdsTransitive(@NonNull Unknown unknown, int x, int y, int z) {
        if (unknown.same(x, y) && unknown.same(y, z)) {
            Kukang.check(unknown.same(x, z));
        }
    }

    void holdsTransitiveInAnyOrder(@NonNull Unknown unknown, Object x, Object y, Object z) {
        boolean third = unknown.before(x, z);
        boolean second = unknown.before(y, z);
        boolean first = unknown.before(x, y);
        Kukang.check(third || !second || !first);
    }

    void failsTransitive(@NonNull Unknown unknown, int x, int y, int z) {
        if (unknown.any(x, y) && unknown.any(y, z)) {
            Kukang.check(unknown.any(x, z));
        }
    }

    void holdsMonotone(@NonNull Unknown unknown, int x, int y) {
        Kukang.assume(x <= y);
        Kukang.check(unknown.cost(x) <= unknown.cost(y));
    }

    void failsMonotone(@NonNull Unknown unknown, int x, int y) {
        Kukang.assume(x <= y);
        Kukang.check(unknown.plain(x) <= unknown.plain(y));
    }

    void holdsEqualNumbers(@NonNull Unknown unknown, int x, int y) {
        Kukang.assume(x == y);
        Kukang.check(unknown.plain(x) == unknown.plain(y));
    }
}
