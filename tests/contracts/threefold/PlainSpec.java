package threefold;

import kukang.contracts.*;

/** The same in the comments of a spec class. */
@SpecFor(Plain.class)
abstract class PlainSpec {
    //@ invariant size >= 0;
    //@ static invariant count >= 0;
    static int count;
    int size;

    //@ signals_only IllegalStateException;
    abstract void holdsOnly(int n);

    //@ signals_only IllegalStateException, ArithmeticException;
    abstract void failsOnly(int n);

    //@ signals_only \nothing;
    abstract void failsNothing(int n) throws Exception;

    //@ requires n > 0;
    //@ ensures \result == 1;
    //@ assignable \nothing;
    //@ also
    //@ requires n < 0;
    //@ requires n > -10;
    //@ ensures \result == -1;
    //@ ensures size == n + 10;
    //@ assignable size;
    abstract int holdsCases(int n);

    //@ requires n > 0;
    //@ ensures \result == 1;
    //@ also
    //@ requires n < 0;
    //@ ensures \result == -1;
    abstract int failsCase(int n);

    //@ requires n > 0;
    //@ assignable size;
    //@ also
    //@ requires n <= 0;
    //@ assignable \nothing;
    abstract void failsAssignable(int n);

    //@ requires n == 0;
    //@ ensures false;
    //@ signals (IllegalStateException e) size == \old(size);
    //@ also
    //@ requires n != 0;
    //@ ensures \result == n;
    //@ signals_only \nothing;
    abstract int holdsThrows(int n);

    //@ requires n == 0;
    //@ ensures false;
    //@ signals (IllegalStateException e);
    //@ also
    //@ requires n != 0;
    //@ ensures \result == n;
    abstract int failsThrows(int n);

    //@ requires n == 0;
    //@ signals (IllegalStateException e) size > 0;
    //@ also
    //@ requires n != 0;
    //@ ensures \result == n;
    abstract int failsSignals(int n);

    /*@ helper */
    abstract void holdsHelper();

    //@ pure
    abstract static class Quiet {
        int asked;
    }

    //@ non_null_by_default
    abstract static class Full {
        Object held;
    }
}
