package compared;

/** References that the code compares: conditions say which of them are different objects. */
class Pair {
    Pair next;
    int number;

    static int same(Pair a, Pair b) {
        if (a == null || b == null) {
            return 0;
        }
        if (a == b) {
            return 1;
        }
        throw new IllegalStateException("different");
    }

    int self() {
        if (next == null) {
            return 0;
        }
        if (next == this) {
            return 1;
        }
        throw new IllegalStateException("different");
    }

    /** Nothing is compared, so that nothing is said of it. */
    static void both(Pair a, Pair b) {
        assert a == null || b == null || a.number + b.number != 5;
    }

    private static final Pair NONE = new Pair();

    /** The second time that an object is compared counts as the first. */
    static void three(Pair a, Pair b, Pair c) {
        if (a != null && b != null && c != null) {
            assert a == b || b == c || a == c;
        }
    }

    static void sentinel(Pair a) {
        if (a != NONE) {
            assert a == null;
        }
    }
}
