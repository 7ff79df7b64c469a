package given;

import kukang.Kukang;

/** A contract that nothing fulfils: nothing is shown of who calls it. */
class Stuck {
    //@ assignable \nothing;
    //@ ensures \result > 0 && \result < 0;
    static int openImpossible() {
        return 0;
    }

    static void callsWhatIsImpossible() {
        openImpossible();
        Kukang.check(false);
    }
}
