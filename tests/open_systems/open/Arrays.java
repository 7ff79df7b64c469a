package open;

import kukang.Kukang;
import kukang.contracts.*;

/** Elements that a call may assign to. */
class Arrays {
    //@ requires a != null && 0 <= from && from <= to && to < a.length;
    //@ assignable a[from..to];
    //@ ensures a[from] == \old(a[from]) + 1;
    void openFill(int[] a, int from, int to) {
    }

    void holdsOutside() {
        int[] a = {1, 2, 3, 4};
        openFill(a, 1, 2);
        Kukang.check(a[0] == 1 && a[3] == 4);
        Kukang.check(a[1] == 3);
    }

    void failsInside() {
        int[] a = {1, 2, 3, 4};
        openFill(a, 1, 2);
        Kukang.check(a[2] == 3);
    }

    void holdsUnknownIndex(int at) {
        Kukang.assume(at == 1 || at == 2);
        int[] a = {1, 2, 3, 4};
        openFill(a, at, at);
        Kukang.check(a[0] == 1 && a[3] == 4);
        Kukang.check(at == 1 ? a[2] == 3 : a[1] == 2);
    }

    void holdsUnknownArray(int[] a) {
        Kukang.assume(a != null && a.length > 2);
        int zero = a[0];
        int one = a[1];
        openFill(a, 1, 1);
        Kukang.check(a[0] == zero);
        Kukang.check(a[1] == one + 1);
    }

    //@ requires a != null && a.length > 2;
    //@ ensures a[1] == \old(a[1]) + 1 && a[0] == \old(a[0]);
    void holdsOld(int[] a) {
        openFill(a, 1, 1);
    }

    //@ requires a != null && a.length > 2;
    //@ ensures a[1] == \old(a[1]);
    void failsOld(int[] a) {
        openFill(a, 1, 1);
    }

    //@ requires a != null && a.length > 2;
    //@ assignable a[1];
    void holdsFrame(int[] a) {
        openFill(a, 1, 1);
    }

    //@ requires a != null && a.length > 2;
    //@ assignable a[0];
    void failsFrame(int[] a) {
        openFill(a, 1, 1);
    }

    //@ assignable a[*];
    void openAll(@NonNull Object[] a) {
    }

    void failsAll(Object o) {
        Object[] a = {this, null};
        openAll(a);
        Kukang.check(a[0] == this);
    }

    void holdsLength() {
        Object[] a = {this, null};
        openAll(a);
        Kukang.check(a.length == 2);
    }
}
