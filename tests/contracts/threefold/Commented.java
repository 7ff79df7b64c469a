package threefold;

/** What contracts can say of declarations, in comments. */
class Commented {
    //@ invariant size >= 0;
    //@ static invariant count >= 0;
    static int count;
    int size;

    //@ signals_only IllegalStateException;
    void holdsOnly(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
    }

    //@ signals_only IllegalStateException, ArithmeticException;
    void failsOnly(int n) {
        if (n == 0) {
            throw new IllegalArgumentException();
        }
    }

    //@ signals_only \nothing;
    void failsNothing(int n) throws Exception {
        if (n == 0) {
            throw new Exception();
        }
    }

    //@ requires n > 0;
    //@ ensures \result == 1;
    //@ assignable \nothing;
    //@ also
    //@ requires n < 0;
    //@ requires n > -10;
    //@ ensures \result == -1;
    //@ ensures size == n + 10;
    //@ assignable size;
    int holdsCases(int n) {
        if (n < 0) {
            size = n + 10;
        }
        return n > 0 ? 1 : -1;
    }

    //@ requires n > 0;
    //@ ensures \result == 1;
    //@ also
    //@ requires n < 0;
    //@ ensures \result == -1;
    int failsCase(int n) {
        return 1;
    }

    //@ requires n > 0;
    //@ assignable size;
    //@ also
    //@ requires n <= 0;
    //@ assignable \nothing;
    void failsAssignable(int n) {
        size = 1;
    }

    //@ requires n == 0;
    //@ ensures false;
    //@ signals (IllegalStateException e) size == \old(size);
    //@ also
    //@ requires n != 0;
    //@ ensures \result == n;
    //@ signals_only \nothing;
    int holdsThrows(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
        return n;
    }

    //@ requires n == 0;
    //@ ensures false;
    //@ signals (IllegalStateException e);
    //@ also
    //@ requires n != 0;
    //@ ensures \result == n;
    int failsThrows(int n) {
        return n;
    }

    //@ requires n == 0;
    //@ signals (IllegalStateException e) size > 0;
    //@ also
    //@ requires n != 0;
    //@ ensures \result == n;
    int failsSignals(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
        return n;
    }

    /*@ helper */
    void holdsHelper() {
        size = -1;
    }

    void failsInvariant() {
        size = -1;
    }

    void failsStatic() {
        count = -1;
    }

    //@ pure
    static class Quiet {
        int asked;

        int failsPure() {
            return ++asked;
        }
    }

    //@ non_null_by_default
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
