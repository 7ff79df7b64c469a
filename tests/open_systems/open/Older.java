package open;

/** The exception of a call by contract need not be a new one. */
class Older {
    static class Failure extends RuntimeException {
        int code;
    }

    static Failure last;

    /*@ assignable \nothing;
      @ signals (Failure e) e.code > 0;
      @ signals_only Failure; */
    static void openCall() {
        if (last != null && last.code > 0) {
            throw last;
        }
    }

    /*@ assignable \nothing;
      @ signals (Failure e) \fresh(e);
      @ signals_only Failure; */
    static void openNew() {
        throw new Failure();
    }

    static class Kept extends RuntimeException {
    }

    //@ assignable \nothing; signals_only Kept;
    static void openKept() {
    }

    static void failsSinceItMayBeTheSameAgain() {
        Failure first = null;
        try {
            openCall();
        } catch (Failure e) {
            first = e;
        }
        try {
            openCall();
        } catch (Failure e) {
            assert e != first;
        }
    }

    static void failsSinceItMayBeTheSameThoughNobodyKeepsIt() {
        Kept first = null;
        try {
            openKept();
        } catch (Kept e) {
            first = e;
        }
        try {
            openKept();
        } catch (Kept e) {
            assert e != first;
        }
    }

    static void failsSinceAFieldMayHaveIt() {
        try {
            openCall();
        } catch (Failure e) {
            assert e != last;
        }
    }

    static void failsSinceAParameterMayBeIt(Failure given) {
        try {
            openCall();
        } catch (Failure e) {
            assert e != given;
        }
    }

    static void failsSinceItIsWrittenTo() {
        if (last == null) {
            return;
        }
        last.code = 5;
        try {
            openCall();
        } catch (Failure e) {
            e.code = 6;
        }
        assert last.code == 5;
    }

    //@ assignable \nothing;
    static void failsSinceItWasThereBefore() {
        try {
            openCall();
        } catch (Failure e) {
            e.code = 6;
        }
    }

    static void holdsOfEachOfThem() {
        try {
            openCall();
        } catch (Failure e) {
            assert e.code > 0;
        }
    }

    static void holdsSinceNothingIsAssigned() {
        int before = last == null ? 0 : last.code;
        try {
            openCall();
        } catch (Failure e) {
            assert e != last || e.code == before;
        }
        assert last == null || last.code == before;
    }

    static void holdsSinceItIsNew() {
        try {
            openNew();
        } catch (Failure e) {
            assert e != last;
        }
    }

    static void holdsOfItsMessage() {
        try {
            openCall();
        } catch (Failure e) {
            String message = e.getMessage();
            assert message == e.getMessage();
        }
    }

    static int count;
    static int other;

    /*@ requires n > 0; assignable count;
      @ also requires n > 1; assignable \everything;
      @ also requires n > 2; assignable \nothing; */
    static void openCases(int n) {
    }

    static void holdsOfWhatOneCaseLeavesAlone() {
        int before = other;
        openCases(2);
        assert other == before;
    }

    static void holdsOfWhatNoCaseAllows() {
        int before = count;
        openCases(3);
        assert count == before;
    }

    static void failsSinceBothCasesAllowIt() {
        int before = count;
        openCases(2);
        assert count == before;
    }
}
