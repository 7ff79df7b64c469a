package kukang.replay;

/** What {@code Kukang.assume} and {@code Kukang.check} do while cases are run. */
final class Hooks {
    private static boolean assumptionFailed;
    private static boolean checkFailed;
    private static Look look;

    private Hooks() { }

    /** Looks at the heap where a check fails. */
    interface Look {
        void look() throws Throwable;
    }

    /** Ends a call. */
    private static final class End extends Error {
        private static final long serialVersionUID = 1;

        End() {
            super("ended by Kukang", null, false, false);
        }
    }

    static void install() throws Throwable {
        Class<?> kukang = Class.forName("kukang.Kukang");
        Access.slot(kukang, "whenAssumptionFails").set(null, (Runnable) Hooks::assumption);
        Access.slot(kukang, "whenCheckFails").set(null, (Runnable) Hooks::check);
    }

    static void reset() {
        assumptionFailed = false;
        checkFailed = false;
        look = null;
    }

    static void whenCheckFails(Look wanted) {
        look = wanted;
    }

    static boolean assumptionFailed() {
        return assumptionFailed;
    }

    static boolean checkFailed() {
        return checkFailed;
    }

    private static void assumption() {
        assumptionFailed |= !checkFailed;
        throw new End();
    }

    private static void check() {
        boolean isFirst = !checkFailed && !assumptionFailed;
        checkFailed |= isFirst;
        if (isFirst && look != null) {
            try {
                look.look();
            } catch (Throwable impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        throw new End();
    }
}
