package language;

/** What a method may throw, and when. */
class Exceptions {
    //@ signals (IllegalArgumentException e) x < 0;
    static int holdsSignals(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }

    //@ signals (IllegalArgumentException e) x < 0;
    static int failsSignals(int x) {
        if (x <= 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }

    //@ signals (IllegalArgumentException e) e.getMessage() == null;
    static int holdsSignalsOnTheException(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }

    //@ signals_only ArithmeticException;
    static int holdsSignalsOnly(int x) {
        return 1 / x;
    }

    //@ signals_only NullPointerException;
    static int failsSignalsOnly(int x) {
        return 1 / x;
    }

    //@ signals_only \nothing;
    static int failsSignalsNothing(int x) {
        return 1 / x;
    }

    /*@ public normal_behavior
      @   requires x != 0;
      @   ensures \result == 10 / x;
      @ also
      @ public exceptional_behavior
      @   requires x == 0;
      @   signals_only ArithmeticException; */
    static int holdsCases(int x) {
        return 10 / x;
    }

    /*@ public normal_behavior
      @   requires x > 0;
      @   ensures \result == 10 / x;
      @ also
      @ public exceptional_behavior
      @   requires x <= 0;
      @   signals_only ArithmeticException; */
    static int failsCases(int x) {
        return 10 / x;
    }

    /*@ requires x > 0;
      @ ensures \result == 1;
      @ also
      @ requires x < 0;
      @ ensures \result == -1; */
    static int holdsWhicheverCase(int x) {
        assert x != 0;
        return x > 0 ? 1 : -1;
    }

    /*@ requires x >= 0;
      @ ensures \result == 1;
      @ also
      @ requires x <= 0;
      @ ensures \result == -1; */
    static int failsWhereBothCasesBind(int x) {
        return x > 0 ? 1 : -1;
    }

    /*@ public normal_behavior
      @   requires x > 0;
      @   {|
      @     requires y > 0;
      @     ensures \result == 1;
      @   also
      @     requires y <= 0;
      @     ensures \result == 2;
      @   |} */
    static int holdsNestedCases(int x, int y) {
        assert x > 0;
        return y > 0 ? 1 : 2;
    }

    /*@ public normal_behavior
      @   requires x > 0;
      @   {|
      @     requires y > 0;
      @     ensures \result == 1;
      @   also
      @     requires y <= 0;
      @     ensures \result == 2;
      @   |} */
    static int failsNestedCases(int x, int y) {
        return y >= 0 ? 1 : 2;
    }

    /*@ exceptional_behavior
      @   signals_only ArithmeticException; */
    static int failsToThrowAtAll(int x) {
        return 10 / x;
    }
}
