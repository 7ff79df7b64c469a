package open;

import kukang.Kukang;
import kukang.contracts.*;

/** What is not quite right, and natives. */
class Mistaken {
    //@ ensures \result > 0;
    //@ assignable \nothing;
    native int count();

    native int nothingSaid();

    void callsANative() {
        Kukang.check(count() > 0);
    }

    void callsANativeWithoutContract() {
        Kukang.check(nothingSaid() > 0);
    }
}
