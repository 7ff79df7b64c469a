package threefold;

import kukang.contracts.*;

/** The same in annotations. */
@Invariant({"size >= 0", "static count >= 0"})
class Annotated {
    static int count;
    int size;

    @SignalsOnly("IllegalStateException")
    void holdsOnly(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
    }

    @SignalsOnly("IllegalStateException, ArithmeticException")
    void failsOnly(int n) {
        if (n == 0) {
            throw new IllegalArgumentException();
        }
    }

    @SignalsOnly("\\nothing")
    void failsNothing(int n) throws Exception {
        if (n == 0) {
            throw new Exception();
        }
    }

    @Case(requires = "n > 0", ensures = "\\result == 1", assignable = "\\nothing")
    @Case(requires = {"n < 0", "n > -10"}, ensures = {"\\result == -1", "size == n + 10"}, assignable = "size")
    int holdsCases(int n) {
        if (n < 0) {
            size = n + 10;
        }
        return n > 0 ? 1 : -1;
    }

    @Case(requires = "n > 0", ensures = "\\result == 1")
    @Case(requires = "n < 0", ensures = "\\result == -1")
    int failsCase(int n) {
        return 1;
    }

    @Requires("n > 0")
    @Assignable("size")
    @Case(requires = "n <= 0", assignable = "\\nothing")
    void failsAssignable(int n) {
        size = 1;
    }

    @Case(requires = "n == 0", ensures = "false", signals = "(IllegalStateException e) size == \\old(size)")
    @Case(requires = "n != 0", ensures = "\\result == n", signalsOnly = "\\nothing")
    int holdsThrows(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
        return n;
    }

    @Case(requires = "n == 0", ensures = "false", signals = "(IllegalStateException e)")
    @Case(requires = "n != 0", ensures = "\\result == n")
    int failsThrows(int n) {
        return n;
    }

    @Case(requires = "n == 0", signals = "(IllegalStateException e) size > 0")
    @Case(requires = "n != 0", ensures = "\\result == n")
    int failsSignals(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
        return n;
    }

    @Helper
    void holdsHelper() {
        size = -1;
    }

    void failsInvariant() {
        size = -1;
    }

    void failsStatic() {
        count = -1;
    }

    @Pure
    static class Quiet {
        int asked;

        int failsPure() {
            return ++asked;
        }
    }

    @NonNullByDefault
    static class Full {
        Object held = "";

        Object holdsFull(Object given) {
            held = given;
            return held.getClass();
        }

        Object failsFull() {
            return null;
        }
    }
}
