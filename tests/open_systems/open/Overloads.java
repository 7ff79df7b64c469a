package open;

import kukang.Kukang;

/** A contract stands in for one of two methods of a name. */
class Overloads {
    static int state;

    static int next() {
        state++;
        return 7;
    }

    //@ requires bound > 0;
    //@ assignable \nothing;
    //@ ensures 0 <= \result && \result < bound;
    static int next(int bound) {
        return next() % bound;
    }

    static void drawsByContract() {
        int before = state;
        int drawn = next(6);
        Kukang.check(drawn >= 0 && drawn < 6 && state == before);
    }

    static void drawsByBody() {
        Kukang.check(next() == 7);
    }
}
