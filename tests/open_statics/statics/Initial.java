package statics;

import kukang.Kukang;

/** Static initializers run bodies: there is one base state, of which everything is known. */
class Initial {
    static class Numbers {
        static final int COUNT = openCount();
        static int changing = openCount();
    }

    enum Level {
        LOW, HIGH;

        final int height = openCount() + ordinal();
    }

    //@ assignable \nothing; ensures \result >= 3;
    static int openCount() {
        return 4;
    }

    void holdsOfWhatTheBodyHasComputed() {
        Kukang.check(Numbers.COUNT == 4);
    }

    void holdsOfConstants(Level level) {
        Kukang.check(level == null || level.height == 4 + level.ordinal());
    }

    void failsOfWhatMayHaveChanged() {
        Kukang.check(Numbers.changing == 4);
    }

    void failsOfACallOnThePath() {
        Kukang.check(openCount() == Numbers.COUNT);
    }
}
