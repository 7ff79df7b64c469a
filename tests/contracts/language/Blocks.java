package language;

import java.util.Arrays;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Statements inside of expressions: bodies of functions in braces, and blocks of `switch`. */
class Blocks {
    //@ pure
    static int given(IntSupplier from) {
        return from.getAsInt();
    }

    //@ pure
    static int run(int[] of, Runnable action) {
        action.run();
        return of[0];
    }

    //@ ensures \result == ((IntUnaryOperator) x -> { int y = x; if (y < 0) y = -y; return y; }).applyAsInt(n);
    static int holdsOfABody(int n) {
        return n < 0 ? -n : n;
    }

    //@ ensures \result == ((IntUnaryOperator) x -> { int y = x; if (y < 0) y = -y; return y; }).applyAsInt(n);
    static int failsOfABody(int n) {
        return n;
    }

    //@ ensures \result == switch (n) { case 0 -> { int x = 3; x += 4; yield x; } default -> { yield n; } };
    static int holdsOfAYield(int n) {
        return n == 0 ? 7 : n;
    }

    //@ ensures \result == switch (n) { case 0 -> { int x = 3; x += 4; yield x; } default -> { yield n; } };
    static int failsOfAYield(int n) {
        return n;
    }

    /*@ requires a != null;
      @ ensures \result == given(() -> {
      @     int sum = 0;
      @     for (int x : a) {
      @         if (x < 0) continue;
      @         sum += x;
      @     }
      @     return sum;
      @ });
      @*/
    static int holdsOfALoop(int[] a) {
        int sum = 0;
        for (int x : a) {
            sum += Math.max(x, 0);
        }
        return sum;
    }

    //@ requires a != null;
    //@ ensures \result == given(() -> { int i = 0; while (i < a.length) { if (a[i] == 0) break; i++; } return i; });
    static int failsOfALoop(int[] a) {
        return a.length;
    }

    //@ ensures given(() -> { if (!(o instanceof Integer i)) return -1; return i; }) == \result;
    static int holdsOfAPattern(Object o) {
        return o instanceof Integer i ? i : -1;
    }

    //@ ensures given(() -> { if (!(o instanceof Integer i)) return -1; return i; }) == \result;
    static int failsOfAPattern(Object o) {
        return -1;
    }

    //@ ensures switch (n) { case 1 -> { if (n > 0) throw new IllegalStateException(); yield true; } default -> true; };
    static void failsByAThrow(int n) {}

    //@ ensures \result == run(new int[1], () -> Arrays.fill(new int[2], 3));
    static int holdsOfAnAction() {
        return 0;
    }

    //@ requires a != null && a.length == 1;
    //@ ensures run(a, () -> Arrays.fill(a, 3)) == 3;
    static void failsOfAnAction(int[] a) {}

    //@ ensures given(switch (n) { case 0 -> () -> 3; default -> () -> { int m = n; return m + 1; }; }) == \result;
    static int holdsOfAFunctionInASwitch(int n) {
        return n == 0 ? 3 : n + 1;
    }

    //@ ensures given(switch (n) { case 0 -> () -> 3; default -> () -> n; }) == \result;
    static int failsOfAFunctionInASwitch(int n) {
        return n;
    }

    //@ ensures \result == ((Supplier<IntSupplier>) () -> { int m = n; m += 2; int kept = m; return () -> kept; }).get().getAsInt();
    static int holdsOfAKeptVariable(int n) {
        return n + 2;
    }

    //@ ensures \result == ((Supplier<IntSupplier>) () -> { int m = n; m += 2; int kept = m; return () -> kept; }).get().getAsInt();
    static int failsOfAKeptVariable(int n) {
        return n;
    }
}
