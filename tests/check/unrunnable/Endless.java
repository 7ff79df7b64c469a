package unrunnable;

/** Nobody knows what its static fields hold when its initializer ends. */
class Endless {
    static int turns;
    //@ static invariant turns >= 0;

    static {
        while (turns >= 0) {
            turns = turns == 0 ? 1 : 0;
        }
    }
}

class Other {
    /** Relies on the static invariants of all classes. */
    static int half(int n) {
        return n / 2;
    }

    /** Relies on none. */
    //@ helper
    static int twice(int n) {
        return n * 2;
    }
}
