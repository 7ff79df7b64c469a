package open;

import kukang.Kukang;
import kukang.contracts.*;

/** Invariants before and after calls by contract: JML's visible states. */
class Visible {
    //@ invariant low <= high;
    int low;
    int high;

    /** An invariant that is a method. */
    static class Even {
        int number;

        @Invariant
        boolean isEven() {
            return number % 2 == 0;
        }

        //@ requires more > 0;
        //@ assignable number;
        void openGrow(int more) {
            number += 2 * more;
        }

        //@ pure
        //@ ensures \result == number;
        int openNumber() {
            return number;
        }
    }

    /** Its invariant asks a method of which the contract is used. */
    static class Asking {
        int number;

        @Invariant
        boolean isPositive() {
            return openNumber() > 0;
        }

        //@ pure
        //@ ensures \result == number;
        int openNumber() {
            return number;
        }

        void holdsSinceAnInvariantIsNotVisible() {
            Kukang.check(number > 0);
        }

        void failsToKeepIt() {
            number = 0;
        }
    }

    //@ static invariant limit >= 0;
    static int limit;

    //@ assignable low, high;
    void openMove() {
    }

    //@ assignable low, high;
    //@ helper
    void openHelper() {
    }

    //@ assignable even.number;
    void openTake(Even even) {
    }

    //@ assignable low, high;
    //@ signals (IllegalStateException e) true;
    void openThrow() {
    }

    //@ assignable \nothing;
    @Fresh
    Even openMake() {
        return new Even();
    }

    //@ requires low < 1000;
    void failsInTheMiddleOfWork() {
        low = high + 1;
        openMove();
        low = high;
    }

    void holdsHelperInTheMiddleOfWork() {
        low = 1;
        high = 0;
        openHelper();
        low = high;
    }

    void failsSinceAHelperKeepsNothing() {
        openHelper();
        Kukang.check(low <= high);
        low = high;
    }

    void holdsAfterTheCall() {
        openMove();
        Kukang.check(low <= high);
    }

    void failsToKnowMoreAfterTheCall() {
        openMove();
        Kukang.check(low < high);
    }

    void holdsAfterAnException() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            Kukang.check(low <= high);
        }
    }

    //@ requires even != null;
    void holdsArgument(Even even) {
        openTake(even);
        Kukang.check(even.number % 2 == 0);
    }

    //@ requires even != null;
    void failsArgument(Even even) {
        even.number = 3;
        openTake(even);
        even.number = 2;
    }

    void holdsNull() {
        openTake(null);
    }

    //@ requires even != null;
    void failsReceiverWithAMethod(Even even) {
        even.number++;
        even.openGrow(1);
        even.number = 0;
    }

    //@ requires even != null;
    void failsPureCall(Even even) {
        even.number++;
        even.openNumber();
        even.number = 0;
    }

    void holdsResult() {
        Kukang.check(openMake().number % 2 == 0);
    }

    void failsToKnowMoreOfTheResult() {
        Kukang.check(openMake().number == 0);
    }

    /** The result has its invariants, which its own check sees to. */
    Even failsResult() {
        Even even = new Even();
        even.number = 1;
        return even;
    }

    Even holdsOwnResult() {
        Even even = new Even();
        even.number = 2;
        return even;
    }

    void failsStatic() {
        limit = -1;
        openMove();
        limit = 0;
    }
}
