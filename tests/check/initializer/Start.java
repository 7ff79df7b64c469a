package initializer;

import kukang.Kukang;

/** Conditions in static initializers: they run once, before anything is unknown. */
class Start {
    static class Assumes {
        static int value;

        static {
            Kukang.assume(false);
        }
    }

    static class Checks {
        static int value;

        static {
            Kukang.check(false);
        }
    }

    static int assumes() {
        return Assumes.value;
    }

    static int checks() {
        return Checks.value;
    }

    static int other() {
        return 1;
    }

    static class Loops {
        static final Object MADE;

        static {
            long sum = 0;
            for (long i = 0; i < 100_000_000_000L; i++) {
                sum += i;
            }
            MADE = sum;
        }

        int first() {
            return MADE.hashCode();
        }

        /** The initializer still has not come to its end: nothing is null. */
        int second() {
            return MADE.hashCode();
        }

        /** What has nothing to do with it goes on as ever. */
        static class Inner {
            String text(int number) {
                return "x" + number;
            }
        }
    }
}
