// Stands in for Kukang's own class on a plain virtual machine: a condition that does not hold ends the run.
package kukang;

public final class Kukang {
    private Kukang() { }

    public static void assume(boolean condition) {
        if (!condition) {
            throw new Unassumed();
        }
    }

    public static void check(boolean condition) {
        if (!condition) {
            throw new Failed();
        }
    }

    /** The input is none of those that are asked about. */
    public abstract static class End extends Error {
        private static final long serialVersionUID = 1;

        End(String message) {
            super(message, null, false, false);
        }
    }

    static final class Unassumed extends End {
        private static final long serialVersionUID = 1;

        Unassumed() {
            super("assumed away");
        }
    }

    static final class Failed extends End {
        private static final long serialVersionUID = 1;

        Failed() {
            super("check");
        }
    }
}
