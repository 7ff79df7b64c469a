package visible;

import kukang.Kukang;

/** Fields that are never null, where a contract stands in for a method. */
class Promised {
    /*@ non_null @*/ Object name = "name";
    /*@ non_null @*/ static Object common = "common";
    static Promised kept;
    Promised next;
    Promised[] all;

    //@ ensures true;
    void openAnything() {
    }

    //@ ensures true;
    static int openNumber() {
        return 1;
    }

    //@ assignable \nothing;
    void openNothing() {
    }

    //@ pure
    //@ ensures \result == 3;
    int openPure() {
        return 3;
    }

    //@ assignable name;
    //@ helper
    void openHelper() {
    }

    Promised() {
    }

    Promised(int nobodySeesIt) {
        name = null;
        openNumber();
        Kukang.check(name == null);
        name = "x";
    }

    Promised(int first, int itIsGiven) {
        name = null;
        openNothing();
        name = "x";
    }

    Promised(long aStaticFieldLeadsToIt) {
        name = null;
        kept = this;
        openNumber();
        name = "x";
    }

    Promised(Promised theInputLeadsToIt) {
        name = null;
        if (theInputLeadsToIt != null) {
            theInputLeadsToIt.next = this;
        }
        openNumber();
        name = "x";
    }

    void failsInTheMiddleOfWork() {
        name = null;
        openAnything();
        name = "x";
    }

    void failsAlthoughNothingIsAssigned() {
        name = null;
        openNothing();
        name = "x";
    }

    void failsPure() {
        name = null;
        openPure();
        name = "x";
    }

    //@ requires other != null;
    void failsOther(Promised other) {
        other.name = null;
        openNothing();
        other.name = "x";
    }

    void failsElement() {
        if (all != null && all.length > 0 && all[0] != null) {
            all[0].name = null;
            openNothing();
            all[0].name = "x";
        }
    }

    void failsStatic() {
        common = null;
        openNothing();
        common = "x";
    }

    void failsUnknown(Object given) {
        name = given;
        openNothing();
        name = "x";
    }

    void failsNewObject() {
        Promised made = new Promised();
        made.name = null;
        openAnything();
        made.name = "x";
    }

    void failsInACall() {
        name = null;
        callsNothing();
        name = "x";
    }

    private void callsNothing() {
        openNothing();
    }

    void holdsInOrderAgain() {
        name = null;
        name = "x";
        openNothing();
    }

    void holdsHelper() {
        name = null;
        openHelper();
        name = "x";
    }

    void failsSinceAHelperKeepsNothing() {
        openHelper();
        Kukang.check(name != null);
        name = "x";
    }

    void failsWhatAHelperHasLeft() {
        openHelper();
    }

    //@ helper
    void failsAsHelper() {
        Kukang.check(name != null);
    }

    //@ helper
    void holdsAsHelper() {
        name = null;
    }

    /** While its argument is evaluated the new object is there, but nobody has it. */
    void holdsBeforeTheConstructor() {
        Filled filled = new Filled(openNumber() == 0 ? 1 : 2);
        Kukang.check(filled.content != null);
    }

    void holdsAfterAFailedConstructor() {
        try {
            new Filled(0).content.hashCode();
        } catch (IllegalStateException e) {
            openNothing();
        }
    }

    static class Filled {
        /*@ non_null @*/ Object content;

        Filled(int number) {
            if (number == 0) {
                throw new IllegalStateException();
            }
            content = "x";
        }
    }
}
