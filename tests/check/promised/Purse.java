package promised;

/** What a contract promises of results, and when it promises nothing. */
class Purse {
    int sum;
    Purse other;
    int[] coins;

    //@ invariant sum >= 0;

    //@ assignable \nothing;
    Purse openOther() {
        return other;
    }

    //@ pure
    //@ ensures \result == other;
    Purse openSameOther() {
        return other;
    }

    //@ assignable \nothing;
    //@ ensures \fresh(\result);
    static Purse openNew() {
        return new Purse();
    }

    //@ assignable coins, coins[*];
    //@ ensures coins[0] == 1;
    void openFill() {
        coins = new int[] {1};
    }

    //@ assignable \nothing;
    //@ signals (EmptyException e) e.last.sum == 3;
    void openEmpty() throws EmptyException {
        EmptyException e = new EmptyException();
        e.last = new Purse();
        e.last.sum = 3;
        throw e;
    }

    //@ assignable \nothing;
    //@ ensures ((int[]) null)[0] == 1;
    static void openNever() {
    }

    //@ requires coins[0] == 1;
    //@ assignable \nothing;
    void openSpend() {
    }

    //@ pure
    int count() {
        return 0;
    }

    //@ requires purse != null;
    //@ ensures \result == null || \result.sum >= 0;
    static Purse failsOfWhatIsFound(Purse purse) {
        return purse.openOther();
    }

    //@ requires purse != null;
    //@ ensures \result == null || \result.sum >= 0;
    static Purse failsOfWhatIsSaidToBeFound(Purse purse) {
        return purse.openSameOther();
    }

    //@ requires purse != null;
    //@ ensures purse.other == null || purse.other.sum >= 0;
    static void failsOfTheOther(Purse purse) {
        purse.openOther();
    }

    //@ requires purse != null;
    static Purse holdsWhoeverGivesIt(Purse purse) {
        return purse.openSameOther();
    }

    //@ requires other != null && other.sum == -1;
    //@ ensures \result.sum == -1;
    Purse holdsOfWhatItOnlyFinds() {
        return other;
    }

    //@ requires other != null && other.sum == -1;
    Purse failsOfWhatItAssignsTo() {
        other.sum = -2;
        return other;
    }

    //@ ensures \result.sum >= 0;
    static Purse holdsOfNewOnes() {
        return openNew();
    }

    //@ ensures \result.sum > 0;
    static Purse failsOfNewOnes() {
        return openNew();
    }

    static Purse failsToMakeOne() {
        Purse made = openNew();
        made.sum = -1;
        return made;
    }

    //@ ensures \result == 1 && coins.length > 0;
    int holdsAfterFilling() {
        openFill();
        return coins[0];
    }

    //@ ensures coins.length > 1;
    void failsAfterFilling() {
        openFill();
    }

    //@ ensures \result == 3;
    int holdsOfWhatIsThrown() {
        try {
            openEmpty();
            return 3;
        } catch (EmptyException e) {
            return e.last.sum;
        }
    }

    static void isPromisedTooMuch() {
        openNever();
    }

    void failsToAsk() {
        openSpend();
    }

    //@ ensures coins[0] == 1;
    void failsToSay() {
    }
}

class EmptyException extends Exception {
    Purse last;
}

class Thief extends Purse {
    @Override
    int count() {
        return sum++;
    }
}
