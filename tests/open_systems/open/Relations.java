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

        @Pure @Transitive boolean below(int one, int other);

        @Pure @Symmetric @Transitive boolean linked(Object one, Object other);

        @Pure @Monotone int price(int amount, Object good, short quality);

        @Pure int measured(double length, float width);

        @Pure double weight(double length);

        @Pure @Reflexive @Symmetric @Transitive boolean near(double one, double other);

        @Pure @Monotone int fee(int amount, double rate);
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

    void holdsChain(@NonNull Unknown unknown, int a, int b, int c, int d) {
        Kukang.assume(unknown.below(a, b) && unknown.below(b, c) && unknown.below(c, d));
        Kukang.check(unknown.below(a, d));
    }

    /** What was learned last closes the chain. */
    void holdsChainInAnyOrder(@NonNull Unknown unknown, Object a, Object b, Object c, Object d) {
        boolean all = unknown.before(a, d);
        boolean last = unknown.before(c, d);
        boolean first = unknown.before(a, b);
        boolean middle = unknown.before(b, c);
        Kukang.check(all || !(first && middle && last));
    }

    void failsChainWithAGap(@NonNull Unknown unknown, int a, int b, int c, int d) {
        Kukang.assume(unknown.below(a, b) && unknown.below(c, d));
        Kukang.check(unknown.below(a, d));
    }

    void failsChainBackwards(@NonNull Unknown unknown, int a, int b, int c) {
        Kukang.assume(unknown.below(a, b) && unknown.below(b, c));
        Kukang.check(unknown.below(c, a));
    }

    /** The gap closes where two operands are equal. */
    void holdsChainOfEqualNumbers(@NonNull Unknown unknown, int a, int b, int c, int d) {
        Kukang.assume(b == c && unknown.below(a, b) && unknown.below(c, d));
        Kukang.check(unknown.below(a, d));
    }

    void holdsNegativeFact(@NonNull Unknown unknown, int a, int b, int c) {
        Kukang.assume(unknown.below(a, b) && !unknown.below(a, c));
        Kukang.check(!unknown.below(b, c));
    }

    void holdsNegativeFactAboutAChain(@NonNull Unknown unknown, int a, int b, int c, int d) {
        Kukang.assume(unknown.below(a, b) && unknown.below(c, d) && !unknown.below(a, d));
        Kukang.check(!unknown.below(b, c));
    }

    void failsNegativeFact(@NonNull Unknown unknown, int a, int b, int c) {
        Kukang.assume(!unknown.below(a, b) && !unknown.below(b, c));
        Kukang.check(!unknown.below(a, c));
    }

    /** Against the arrows: a chain of four objects, and an operand is related to itself. */
    void holdsSymmetricChain(@NonNull Unknown unknown, Object a, Object b, Object c, Object d) {
        Kukang.assume(unknown.linked(b, a) && unknown.linked(b, c) && unknown.linked(d, c));
        Kukang.check(unknown.linked(a, d) && unknown.linked(a, a));
    }

    void failsSymmetricChain(@NonNull Unknown unknown, Object a) {
        Kukang.check(unknown.linked(a, a));
    }

    void failsWithoutSymmetry(@NonNull Unknown unknown, Object a, Object b, Object c) {
        Kukang.assume(unknown.before(b, a) && unknown.before(b, c));
        Kukang.check(unknown.before(a, c));
    }

    /** All three together are an equivalence. */
    void holdsEquivalence(@NonNull Unknown unknown, int a, int b, int c, int d) {
        Kukang.assume(unknown.same(a, b) && unknown.same(c, b) && !unknown.same(a, d));
        Kukang.check(!unknown.same(d, c) && unknown.same(d, d));
    }

    /** Another relation of the same name is another one. */
    void failsChainOfTwoRelations(@NonNull Unknown one, @NonNull Unknown other, int a, int b, int c) {
        Kukang.assume(one.below(a, b) && other.below(b, c));
        Kukang.check(one.below(a, c));
    }

    void holdsMonotoneInAll(@NonNull Unknown unknown, Object good) {
        Kukang.check(unknown.price(1, good, (short) 2) <= unknown.price(3, good, (short) 4));
        Kukang.check(unknown.price(5, good, (short) 7) <= unknown.price(6, good, (short) 7));
        Kukang.check(unknown.price(8, good, (short) 1) <= unknown.price(8, good, (short) 2));
    }

    void failsMonotoneTheOtherWay(@NonNull Unknown unknown, Object good) {
        Kukang.check(unknown.price(1, good, (short) 4) <= unknown.price(3, good, (short) 2));
    }

    void failsMonotoneOfAnotherObject(@NonNull Unknown unknown, Object good) {
        Kukang.check(unknown.price(1, good, (short) 2) <= unknown.price(3, this, (short) 4));
    }

    void failsMonotone(@NonNull Unknown unknown, int x, int y) {
        Kukang.assume(x <= y);
        Kukang.check(unknown.plain(x) <= unknown.plain(y));
    }

    void holdsEqualNumbers(@NonNull Unknown unknown, int x, int y) {
        Kukang.assume(x == y);
        Kukang.check(unknown.plain(x) == unknown.plain(y));
    }

    void holdsSameDouble(@NonNull Unknown unknown, double x, float y) {
        Kukang.check(unknown.measured(x, y) == unknown.measured(x, y));
        Kukang.check(x != 1.0 || y != 2 || unknown.measured(1.0, 2) == unknown.measured(x, y));
    }

    void holdsNotANumber(@NonNull Unknown unknown, double x) {
        Kukang.check(x == x || unknown.measured(x, 1) == unknown.measured(Double.NaN, 1));
        Kukang.check(Double.compare(unknown.weight(x), unknown.weight(x)) == 0);
    }

    void failsOtherDouble(@NonNull Unknown unknown, double x) {
        Kukang.check(unknown.measured(x, 1) == unknown.measured(1.0, 1));
    }

    /** A method can tell the two zeros apart. */
    void failsTwoZeros(@NonNull Unknown unknown) {
        Kukang.check(unknown.measured(0.0, 1) == unknown.measured(-0.0, 1));
    }

    void failsUnknownZeros(@NonNull Unknown unknown, double x, double y) {
        Kukang.assume(x == y);
        Kukang.check(unknown.measured(x, 1) == unknown.measured(y, 1));
    }

    void holdsRelatedDoubles(@NonNull Unknown unknown, double x, double y) {
        Kukang.check(unknown.near(Double.NaN, Double.NaN));
        Kukang.check(unknown.near(x, 1) == unknown.near(1, x));
        Kukang.check(!unknown.near(x, y) || !unknown.near(y, 3) || unknown.near(x, 3));
    }

    void failsRelatedDoubles(@NonNull Unknown unknown, double x) {
        Kukang.check(unknown.near(x, 1.0));
    }

    void holdsMonotoneAtARate(@NonNull Unknown unknown, double x) {
        Kukang.check(x != 1.0 || unknown.fee(1, x) <= unknown.fee(2, 1.0));
    }

    void failsMonotoneAtAnotherRate(@NonNull Unknown unknown, double x) {
        Kukang.check(unknown.fee(1, x) <= unknown.fee(2, 1.0));
    }
}
