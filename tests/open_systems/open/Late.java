package open;

import kukang.Kukang;
import kukang.contracts.*;

/** References that turn out to be one object, or null, after pure methods were asked about them. */
class Late {
    static class Point {
        int value;
    }

    interface Oracle {
        @Pure int ask(Point point);

        @Pure Point partner(Point point);

        @Pure @Reflexive boolean like(Point one, Point other);

        @Pure @Transitive boolean before(Point one, Point other);

        @Pure @Symmetric boolean near(Point one, Point other);
    }

    static void holdsSameResult(@NonNull Oracle oracle, Point one, Point other) {
        int first = oracle.ask(one);
        int second = oracle.ask(other);
        Kukang.check(one != other || first == second);
    }

    static void failsOfTwo(@NonNull Oracle oracle, Point one, Point other) {
        int first = oracle.ask(one);
        int second = oracle.ask(other);
        Kukang.check(one == other || first == second);
    }

    static void holdsOtherResult(@NonNull Oracle oracle, Point one, Point other) {
        if (oracle.ask(one) != oracle.ask(other)) {
            Kukang.check(one != other);
        }
    }

    static void failsSameResult(@NonNull Oracle oracle, Point one, Point other) {
        if (oracle.ask(one) == oracle.ask(other)) {
            Kukang.check(one == other);
        }
    }

    static void holdsNull(@NonNull Oracle oracle, Point one, Point other) {
        int first = oracle.ask(one);
        int second = oracle.ask(other);
        if (one == null && other == null) {
            Kukang.check(first == second);
        }
    }

    static void failsAfterAWrite(@NonNull Oracle oracle, @NonNull Point one, Point other, @NonNull Point third) {
        int first = oracle.ask(one);
        third.value++;
        int second = oracle.ask(other);
        Kukang.check(one != other || first == second);
    }

    static void holdsBeforeAWrite(@NonNull Oracle oracle, Point one, Point other, @NonNull Point third) {
        int first = oracle.ask(one);
        int second = oracle.ask(other);
        third.value++;
        Kukang.check(one != other || first == second);
    }

    static void holdsReceiver(@NonNull Oracle one, @NonNull Oracle other, Point point) {
        int first = one.ask(point);
        int second = other.ask(point);
        Kukang.check(one != other || first == second);
    }

    static void holdsReflexive(@NonNull Oracle oracle, Point one, Point other) {
        boolean like = oracle.like(one, other);
        Kukang.check(one != other || like);
    }

    static void failsReflexive(@NonNull Oracle oracle, Point one, Point other) {
        boolean near = oracle.near(one, other);
        Kukang.check(one != other || near);
    }

    static void holdsTransitive(@NonNull Oracle oracle, Point a, Point b, Point c, Point d) {
        boolean first = oracle.before(a, b);
        boolean second = oracle.before(c, d);
        boolean both = oracle.before(a, d);
        Kukang.check(b != c || !first || !second || both);
    }

    static void failsTransitive(@NonNull Oracle oracle, Point a, Point b, Point c, Point d) {
        boolean first = oracle.near(a, b);
        boolean second = oracle.near(c, d);
        boolean both = oracle.near(a, d);
        Kukang.check(b != c || !first || !second || both);
    }

    static void holdsSymmetric(@NonNull Oracle oracle, Point a, Point b, Point c, Point d) {
        boolean first = oracle.near(a, b);
        boolean second = oracle.near(c, d);
        Kukang.check(a != d || b != c || first == second);
    }

    static void holdsReference(@NonNull Oracle oracle, Point one, Point other) {
        Point first = oracle.partner(one);
        Point second = oracle.partner(other);
        Kukang.check(one != other || first == second);
    }

    static void holdsReferenceThatIsNull(@NonNull Oracle oracle, Point one, Point other) {
        Point first = oracle.partner(one);
        Point second = oracle.partner(other);
        if (one == other && first == null) {
            Kukang.check(second == null);
        }
    }

    static void holdsOtherReference(@NonNull Oracle oracle, Point one, Point other) {
        if (oracle.partner(one) != oracle.partner(other)) {
            Kukang.check(one != other);
        }
    }

    static void failsOtherReference(@NonNull Oracle oracle, Point one, Point other) {
        Point first = oracle.partner(one);
        Point second = oracle.partner(other);
        Kukang.check(one == other || first == second);
    }

    static void failsReferenceThatIsNotNull(@NonNull Oracle oracle, Point one, Point other) {
        Point first = oracle.partner(one);
        Point second = oracle.partner(other);
        if (one == other && first != null) {
            Kukang.check(second == one);
        }
    }

    static void failsReferenceAfterAWrite(@NonNull Oracle oracle, Point one, Point other, @NonNull Point third) {
        Point first = oracle.partner(one);
        third.value++;
        Point second = oracle.partner(other);
        Kukang.check(one != other || first == second);
    }
}
