package visible;

/** Results that the method has only found are as they were. */
class Found {
    //@ invariant count >= 0;
    int count;
    Found next;

    Found holdsFound() {
        return next;
    }

    Found holdsFoundWhereSomethingElseIsAssigned() {
        count = 1;
        return next;
    }

    //@ requires next != null && next != this;
    Found failsAssigned() {
        next.count = -1;
        return next;
    }

    Found failsNew() {
        Found made = new Found();
        made.count = -1;
        return made;
    }
}
