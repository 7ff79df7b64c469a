package language;

/** What always holds of an object. */
class Invariants {
    //@ invariant 0 <= low && low <= high;
    int low;
    int high;
    //@ inv: width == high - low;
    int width;
    //@ static invariant made >= 0;
    static int made;

    //@ ensures width == 0;
    Invariants() {
        width = 0;
    }

    //@ requires by >= 0 && high <= 1000 && by <= 1000;
    void holdsGrow(int by) {
        high += by;
        width += by;
    }

    //@ requires by >= 0 && high <= 1000 && by <= 1000;
    void failsGrow(int by) {
        high += by;
    }

    void failsStatic() {
        made--;
    }

    //@ ensures \result >= 0;
    int holdsBecauseOfTheInvariant() {
        return width;
    }

    //@ requires low > 0;
    //@ helper
    void holdsAsHelper() {
        high = low - 1;
    }

    //@ requires other != null;
    //@ ensures \result >= 0;
    static int holdsForParameters(Invariants other) {
        return other.width;
    }
}
