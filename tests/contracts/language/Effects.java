package language;

import kukang.contracts.Invariant;

/** Conditions that assign to what nobody has looked at before. */
class Effects {
    int count;
    static Effects one;

    boolean set() {
        count = 5;
        return true;
    }

    /** What the condition has made itself it may change. */
    static boolean counts() {
        Effects made = new Effects();
        return made.set() && made.count == 5;
    }

    //@ requires set();
    void failsOfTheReceiver() {
        assert count == 5;
    }

    //@ requires all != null && all.length > 0 && all[0] != null && all[0].set();
    static void failsOfAnElement(Effects[] all) {
    }

    //@ requires one != null && one.set();
    static void failsOfAStaticField() {
    }

    //@ ensures given == null || \old(given.set());
    static void failsBefore(Effects given) {
    }

    static void failsInAnAssertion(Effects given) {
        if (given != null) {
            //@ assert given.set();
            return;
        }
    }

    static void failsInAnAssumption(Effects given) {
        //@ assume given != null && given.set();
        assert given.count == 5;
    }

    //@ requires counts();
    void holdsOfANewObject() {
    }

    static class Marked {
        int count;

        @Invariant
        boolean isSet() {
            count = 3;
            return true;
        }

        void failsOfAnInvariantMethod() {
            assert count == 3;
        }
    }

    static class MarkedAsWell {
        int count;

        @Invariant
        boolean isPositive() {
            Effects made = new Effects();
            return made.set() && count > 0;
        }

        void holdsOfAnInvariantMethod() {
            assert count > 0;
        }
    }
}
