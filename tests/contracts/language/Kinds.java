package language;

import kukang.Kukang;

/** What several subclasses say of an object counts wherever something is told of it, though nobody has asked for its class. */
abstract class Kinds {
    int size;

    static class Square extends Kinds {
        //@ invariant size >= 0;
    }

    static class Circle extends Kinds {
        int radius = 1;
        //@ invariant size >= 0 && radius > size;
    }

    interface Meter {
        //@ requires n >= 0;
        //@ assignable \nothing;
        void count(int n);
    }

    int holdsThrown() {
        if (size < 0) {
            throw new IllegalStateException();
        }
        return size;
    }

    int failsThrown() {
        if (size > 7) {
            throw new IllegalStateException();
        }
        return size;
    }

    static int holdsOfParameter(Kinds a, Kinds b) {
        if (a != null && b != null && a.size + (long) b.size < 0) {
            throw new IllegalStateException();
        }
        return 1;
    }

    static int failsOfParameter(Kinds a, Kinds b) {
        if (a != null && b != null && a.size + (long) b.size < 1) {
            throw new IllegalStateException();
        }
        return 1;
    }

    static int holdsOfObject(Object a) {
        if (a instanceof Kinds it && it.size < 0) {
            throw new IllegalStateException();
        }
        return 1;
    }

    //@ requires 1 / (size + 1) >= 0;
    //@ ensures \result >= 0;
    int holdsPostcondition() {
        return size;
    }

    //@ ensures \result > 0;
    int failsPostcondition() {
        return size;
    }

    void holdsAssertion() {
        //@ assert size >= 0;
        Kukang.check(size >= 0);
        assert size >= 0;
    }

    void failsAssertion() {
        //@ assert size >= 1;
    }

    void holdsCall(Meter meter) {
        if (meter != null) {
            meter.count(size);
        }
    }

    void failsCall(Meter meter) {
        if (meter != null) {
            meter.count(size - 1);
        }
    }

    int holdsInHandlers() {
        int seen = 0;
        try {
            if (size < 0) {
                throw new IllegalArgumentException();
            }
            seen = size;
        } catch (IllegalArgumentException exception) {
            Kukang.check(false);
            throw new IllegalStateException(exception);
        } finally {
            Kukang.check(seen >= 0);
        }
        return seen;
    }

    int failsInHandlers() {
        int seen = 0;
        try {
            seen = size;
        } finally {
            Kukang.check(seen != 3);
        }
        return seen;
    }

    int failsAfterAssignment() {
        int old = size;
        size = -1;
        if (old < 0) {
            throw new IllegalStateException();
        }
        return old;
    }
}
