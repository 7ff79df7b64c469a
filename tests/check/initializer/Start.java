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
}
