package language;

import kukang.contracts.Case;
import kukang.contracts.Ensures;
import kukang.contracts.Requires;

/** What comments and annotations say of one method. */
class Places {
    //@ requires x > 0;
    @Requires("x < 10")
    @Ensures("\\result < 20")
    static int holdsJoined(int x) {
        assert x > 0 && x < 10;
        return 2 * x;
    }

    //@ also
    //@ requires x <= 0;
    //@ ensures \result == 2;
    @Requires("x > 0")
    @Ensures("\\result == 1")
    static int holdsAlso(int x) {
        return x > 0 ? 1 : 2;
    }

    //@ also
    //@ requires x <= 0;
    //@ ensures \result == 2;
    @Requires("x > 0")
    @Ensures("\\result == 1")
    static int failsAlso(int x) {
        return 1;
    }

    //@ requires x > 0;
    //@ ensures \result == 1;
    @Case(requires = "x < 0", ensures = "\\result == 2")
    static int holdsCase(int x) {
        assert x != 0;
        return x > 0 ? 1 : 2;
    }

    //@ requires x > 0;
    //@ ensures \result == 1;
    @Case(requires = "x < 0", ensures = "\\result == 2")
    static int failsCase(int x) {
        return 1;
    }

    //@ requires x > 0;
    @Ensures("\\result == 1")
    @Case(requires = "x < 0", ensures = "\\result == 2")
    @Case(requires = "x == 0", ensures = "\\result == 3")
    static int holdsBoth(int x) {
        return x > 0 ? 1 : x < 0 ? 2 : 3;
    }

    //@ requires x > 0;
    @Ensures("\\result == 1")
    @Case(requires = "x < 0", ensures = "\\result == 2")
    @Case(requires = "x == 0", ensures = "\\result == 3")
    static int failsBoth(int x) {
        return x > 0 ? 1 : 2;
    }

    //@ ensures \result > 0;
    @Requires("x > 0")
    @Case(requires = "x < -1")
    static int holdsEverywhere(int x) {
        assert x > 0 || x < -1;
        return x > 0 ? x : 1;
    }

    //@ ensures \result > 0;
    @Requires("x > 0")
    @Case(requires = "x < -1")
    static int failsEverywhere(int x) {
        return x;
    }

    //@ requires x > 0;
    //@ ensures \result == 1;
    //@ also
    //@ requires x <= 0;
    //@ ensures \result == 2;
    @Requires("x != 5")
    static int holdsJoinedCases(int x) {
        assert x != 5;
        return x > 0 ? 1 : 2;
    }
}
