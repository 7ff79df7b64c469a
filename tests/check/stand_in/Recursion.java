package stand_in;

import kukang.contracts.*;

/** Contracts in place of recursive calls, and of calls in static initializers. */
class Recursion {
    enum Level {
        LOW(1), HIGH(2);

        final int height;

        @Assignable("this.height")
        @Ensures("this.height == height")
        Level(int height) {
            this.height = height;
        }
    }

    static class Counted {
        static final int COUNT = count();

        @Assignable("\\nothing")
        @Ensures("\\result > 0")
        static native int count();
    }

    @Ensures("\\result == 42")
    static int endless(int number) {
        return endless(number);
    }

    @Ensures("\\result == 42")
    static int other(int number) {
        return endless(number);
    }

    @Ensures("\\result >= 1")
    static int height(Level level) {
        return level == null ? 1 : level.height;
    }

    static int counted() {
        return 10 / Counted.COUNT;
    }
}
