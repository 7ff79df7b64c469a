package threefold;

import kukang.contracts.*;

/** The same in the annotations of a spec class. */
@SpecFor(Bare.class)
@Invariant({"size >= 0", "static count >= 0"})
abstract class BareSpec {
    static int count;
    int size;

    @SignalsOnly("IllegalStateException")
    abstract void holdsOnly(int n);

    @SignalsOnly("IllegalStateException, ArithmeticException")
    abstract void failsOnly(int n);

    @SignalsOnly("\\nothing")
    abstract void failsNothing(int n) throws Exception;

    @Case(requires = "n > 0", ensures = "\\result == 1", assignable = "\\nothing")
    @Case(requires = {"n < 0", "n > -10"}, ensures = {"\\result == -1", "size == n + 10"}, assignable = "size")
    abstract int holdsCases(int n);

    @Case(requires = "n > 0", ensures = "\\result == 1")
    @Case(requires = "n < 0", ensures = "\\result == -1")
    abstract int failsCase(int n);

    @Requires("n > 0")
    @Assignable("size")
    @Case(requires = "n <= 0", assignable = "\\nothing")
    abstract void failsAssignable(int n);

    @Case(requires = "n == 0", ensures = "false", signals = "(IllegalStateException e) size == \\old(size)")
    @Case(requires = "n != 0", ensures = "\\result == n", signalsOnly = "\\nothing")
    abstract int holdsThrows(int n);

    @Case(requires = "n == 0", ensures = "false", signals = "(IllegalStateException e)")
    @Case(requires = "n != 0", ensures = "\\result == n")
    abstract int failsThrows(int n);

    @Case(requires = "n == 0", signals = "(IllegalStateException e) size > 0")
    @Case(requires = "n != 0", ensures = "\\result == n")
    abstract int failsSignals(int n);

    @Helper
    abstract void holdsHelper();

    @Pure
    abstract static class Quiet {
        int asked;
    }

    @NonNullByDefault
    abstract static class Full {
        Object held;
    }
}
