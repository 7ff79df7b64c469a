package open;

import kukang.Kukang;
import kukang.contracts.*;

/** A contract in place of a body: precondition, assignments, result, postcondition, exceptions. */
class Calls {
    int size;
    int other;
    final int fixed = 3;
    Calls next;

    //@ requires n > 0;
    //@ assignable this.size;
    //@ ensures this.size == \old(this.size) + n;
    //@ ensures \result >= n;
    int openGrow(int n) {
        size += n;
        return n;
    }

    void failsPrecondition(int n) {
        openGrow(n);
    }

    void holdsPrecondition(int n) {
        if (n > 0) {
            openGrow(n);
        }
    }

    void holdsPostcondition() {
        int before = size;
        int result = openGrow(2);
        Kukang.check(size == before + 2);
        Kukang.check(result >= 2);
    }

    void holdsPostconditionOfTwoCalls() {
        int before = size;
        openGrow(2);
        openGrow(3);
        Kukang.check(size == before + 5);
    }

    void failsToKnowTheResult() {
        Kukang.check(openGrow(2) == 2);
    }

    void holdsWhatIsNotAssigned() {
        int before = other;
        openGrow(1);
        Kukang.check(other == before);
    }

    //@ assignable this.size;
    void holdsFrame() {
        openGrow(1);
    }

    //@ assignable \nothing;
    void failsFrame() {
        openGrow(1);
    }

    //@ ensures size == \old(size) + 1;
    void holdsOldOfTheMethod() {
        openGrow(1);
    }

    //@ ensures size == \old(size) + 2;
    void failsOldOfTheMethod() {
        openGrow(1);
    }

    //@ ensures true;
    void openAnything() {
    }

    void failsSinceAnythingMayBeAssigned() {
        int before = other;
        openAnything();
        Kukang.check(other == before);
    }

    void failsSinceAnythingMayBeAssignedToNewObjects() {
        Calls made = new Calls();
        made.other = 1;
        next = made;
        openAnything();
        Kukang.check(made.other == 1);
    }

    void failsSinceAnythingMayBeAssignedToUnseenObjects() {
        Calls it = next;
        openAnything();
        Kukang.check(it == null || it == next);
    }

    void holdsLocalsAndFinalFields() {
        int local = other;
        Calls made = new Calls();
        openAnything();
        Kukang.check(made.fixed == 3);
        Kukang.check(made != next || local == local);
    }

    //@ ensures next != null ==> next.other == \old(next == null ? 0 : next.other);
    void failsOldOfUnseenObjects() {
        openAnything();
    }

    //@ requires n >= 0;
    //@ assignable \nothing;
    //@ ensures \result == n;
    //@ also
    //@ requires n < 0;
    //@ assignable \nothing;
    //@ signals (IllegalArgumentException e) true;
    //@ ensures false;
    int openCases(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    void holdsFirstCase(int n) {
        Kukang.assume(n >= 0);
        Kukang.check(openCases(n) == n);
    }

    void failsSecondCase(int n) {
        openCases(n);
    }

    void holdsSecondCase(int n) {
        Kukang.assume(n < 0);
        try {
            openCases(n);
            Kukang.check(false);
        } catch (IllegalArgumentException expected) {
            Kukang.check(n < 0);
        }
    }

    static class Problem extends Exception {
        int code;
    }

    //@ assignable \nothing;
    //@ signals (Problem p) p.code > n;
    //@ ensures n > 0;
    void openThrows(int n) throws Problem {
        if (n <= 0) {
            throw new Problem();
        }
    }

    void holdsSignals(int n) {
        try {
            openThrows(n);
            Kukang.check(n > 0);
        } catch (Problem p) {
            Kukang.check(p.code > n);
        }
    }

    void failsSignals(int n) {
        try {
            openThrows(n);
        } catch (Problem p) {
            Kukang.check(p.code > 0);
        }
    }

    //@ assignable \nothing;
    @NonNull Calls openNonNull(@NonNull Calls given) {
        return given;
    }

    void holdsNonNull() {
        Kukang.check(openNonNull(this) != null);
    }

    void failsNonNull(Calls given) {
        openNonNull(given);
    }

    //@ assignable \nothing;
    Calls openNullable() {
        return null;
    }

    void failsNullable() {
        Kukang.check(openNullable() != null);
    }

    void failsSinceTheResultMayBeThis() {
        Kukang.check(openNullable() != this);
    }

    //@ ensures \fresh(\result);
    Calls holdsFresh(Calls given) {
        return openFresh();
    }

    //@ ensures \fresh(\result);
    Calls failsFresh(Calls given) {
        return openNonNull(this);
    }

    //@ assignable \nothing;
    //@ ensures \fresh(\result) && \result.size >= 0;
    Calls openFreshAsACondition() {
        return new Calls();
    }

    void failsToKnowWhatIsFresh() {
        Kukang.check(openFreshAsACondition().size != 7);
    }

    void holdsFreshAsACondition() {
        Calls made = openFreshAsACondition();
        Kukang.check(made != this && made.size >= 0);
    }

    //@ assignable \nothing;
    @Fresh Calls openFresh() {
        return new Calls();
    }
}
