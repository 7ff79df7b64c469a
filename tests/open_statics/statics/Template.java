package statics;

import kukang.Kukang;
import kukang.contracts.*;

/** What is found wrong in the middle of a method, on objects of which only then the class is known. */
abstract class Template {
    abstract int step();

    abstract void turn();

    //@ requires n > 0;
    //@ assignable \nothing;
    static void openNeeds(int n) {
    }

    void holdsAssertion() {
        int step = step();
        //@ assert step > 0;
        turn();
        turn();
    }

    void holdsCheck() {
        Kukang.check(step() > 0);
    }

    void holdsPrecondition() {
        openNeeds(step());
    }

    /** Handlers are not for what is wrong with the code. */
    void holdsInTheMiddle() {
        try {
            openNeeds(step());
        } finally {
            turn();
            turn();
        }
    }

    /** What counts is how the object was when the method began. */
    void holdsAfterAChange() {
        int step = step();
        turn();
        Kukang.check(step > 0);
        turn();
    }

    static void holdsOfAParameter(@NonNull Template of) {
        openNeeds(of.step());
    }

    void failsCheckOfTooMuch() {
        Kukang.check(step() > 1);
    }

    void failsAfterAChange() {
        turn();
        try {
            Kukang.check(step() > 0);
        } finally {
            turn();
        }
    }

    static class Positive extends Template {
        int size;
        //@ invariant size > 0;

        @Override
        int step() {
            return size;
        }

        @Override
        void turn() {
            size = -size;
        }
    }

    abstract static class Loose {
        abstract int step();

        void failsCheck() {
            Kukang.check(step() > 0);
        }

        void failsPrecondition() {
            try {
                openNeeds(step());
            } catch (RuntimeException e) {
                return;
            }
        }
    }

    static class Whole extends Loose {
        int size;
        //@ invariant size >= 0;

        @Override
        int step() {
            return size;
        }
    }
}
