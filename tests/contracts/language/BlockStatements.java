package language;

import java.util.Arrays;
import java.util.function.IntSupplier;

/** Statements inside of expressions: `switch`, `try`, `synchronized`, `assert`, labels, assignments to what a condition has made. */
class BlockStatements {
    int value;
    int[] all;
    static int shared;
    boolean closed;

    //@ pure
    static int given(IntSupplier from) {
        return from.getAsInt();
    }

    //@ pure
    static int divided(int n, int by) {
        return n / by;
    }

    //@ ensures \result == given(() -> { int x = 0; switch (n) { case 1: x = 1; case 2: x += 2; break; default: x = 5; } return x; });
    static int holdsOfASwitch(int n) {
        return n == 1 ? 3 : n == 2 ? 2 : 5;
    }

    //@ ensures \result == given(() -> { int x = 0; switch (n) { case 1: x = 1; case 2: x += 2; break; default: x = 5; } return x; });
    static int failsOfASwitch(int n) {
        return n == 1 ? 1 : n == 2 ? 2 : 5;
    }

    //@ ensures \result == given(() -> { int x = 0; switch (n) { case 1 -> x = 1; case 2 -> { x = 2; } } return x; });
    static int holdsOfArrows(int n) {
        return n == 1 || n == 2 ? n : 0;
    }

    //@ ensures \result == given(() -> { int x = 0; switch (n) { case 1 -> x = 1; case 2 -> { x = 2; } } return x; });
    static int failsOfArrows(int n) {
        return n == 1 ? 1 : 0;
    }

    //@ ensures \result == switch (n) { case 1: given(() -> 3); case 2: int x = 4; yield x; default: yield 5; };
    static int holdsOfAnArmThatGoesOn(int n) {
        return n == 1 || n == 2 ? 4 : 5;
    }

    //@ ensures \result == switch (n) { case 1: given(() -> 3); case 2: int x = 4; yield x; default: yield 5; };
    static int failsOfAnArmThatGoesOn(int n) {
        return n == 2 ? 4 : 5;
    }

    //@ ensures \result == given(() -> { try { return divided(12, n); } catch (ArithmeticException e) { return -1; } });
    static int holdsOfACatch(int n) {
        return n == 0 ? -1 : 12 / n;
    }

    //@ ensures \result == given(() -> { try { return divided(12, n); } catch (ArithmeticException e) { return -1; } });
    static int failsOfACatch(int n) {
        return n == 0 ? 0 : 12 / n;
    }

    //@ ensures given(() -> { try { return divided(12, n); } catch (NullPointerException e) { return -1; } }) != 77;
    static void failsOfWhatIsNotCaught(int n) {}

    //@ ensures \result == 2 + switch (n) { default -> { try { yield 12 / n; } catch (ArithmeticException e) { yield 1; } } };
    static int holdsInTheMiddle(int n) {
        return n == 0 ? 3 : 2 + 12 / n;
    }

    //@ ensures \result == 2 + switch (n) { default -> { try { yield 12 / n; } catch (ArithmeticException e) { yield 1; } } };
    static int failsInTheMiddle(int n) {
        return n == 0 ? 1 : 2 + 12 / n;
    }

    //@ ensures \result == given(() -> { int x = n; try { if (x > 3) return x; x = 1; } finally { x += 10; } return x; });
    static int holdsOfFinally(int n) {
        return n > 3 ? n : 11;
    }

    //@ ensures \result == given(() -> { int x = n; try { if (x > 3) return x; x = 1; } finally { x += 10; } return x; });
    static int failsOfFinally(int n) {
        return n > 3 ? n + 10 : 11;
    }

    /*@ ensures \result == given(() -> {
      @     StringBuilder b = new StringBuilder();
      @     try (AutoCloseable r = () -> b.append("c")) {
      @         if (n > 0) b.append("b");
      @     } catch (Exception e) {
      @         return -1;
      @     }
      @     return b.length();
      @ });
      @*/
    static int holdsOfAResource(int n) {
        return n > 0 ? 2 : 1;
    }

    //@ ensures \result == given(() -> { int[] c = {0}; try (AutoCloseable r = () -> { c[0]++; }) { if (n > 0) return 7; } catch (Exception e) { } return c[0]; });
    static int failsOfAResource(int n) {
        return n > 0 ? 7 : 0;
    }

    //@ ensures \result == given(() -> { int sum = 0; rows: for (int i = 0; i < 3; i++) { for (int j = 0; j < 3; j++) { if (j == n) continue rows; sum++; } } return sum; });
    static int holdsOfALabel(int n) {
        return n >= 0 && n < 3 ? 3 * n : 9;
    }

    //@ ensures \result == given(() -> { int sum = 0; rows: for (int i = 0; i < 3; i++) { for (int j = 0; j < 3; j++) { if (j == n) break rows; sum++; } } return sum; });
    static int failsOfALabel(int n) {
        return n >= 0 && n < 3 ? 3 * n : 9;
    }

    //@ requires lock != null;
    //@ ensures \result == given(() -> { synchronized (lock) { return n + 1; } });
    static int holdsOfAMonitor(Object lock, int n) {
        synchronized (lock) {
            return n + 1;
        }
    }

    //@ requires lock != null;
    //@ ensures \result == given(() -> { synchronized (lock) { return n + 1; } });
    static int failsOfAMonitor(Object lock, int n) {
        return n;
    }

    //@ ensures given(() -> { assert n != 3 || \result == 4 : n; return 0; }) == 0;
    static int holdsOfAnAssertion(int n) {
        return n + 1;
    }

    //@ ensures given(() -> { assert n != 3 : n; return 0; }) == 0;
    static int failsOfAnAssertion(int n) {
        return n + 1;
    }

    //@ ensures \result == given(() -> { int[] a = new int[2]; a[0] = n; a[1] += 3; a[0]++; return a[0] + a[1]; });
    static int holdsOfElements(int n) {
        return n + 4;
    }

    //@ ensures \result == given(() -> { int[] a = new int[2]; a[0] = n; a[1] += 3; a[0]++; return a[0] + a[1]; });
    static int failsOfElements(int n) {
        return n + 3;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures given(() -> { a[0] = 3; return 1; }) == 1;
    static void failsOfElementsOfOthers(int[] a) {}

    //@ ensures \result == given(() -> { BlockStatements b = new BlockStatements(); b.value = n; b.value *= 2; return b.value; });
    static int holdsOfFields(int n) {
        return n + n;
    }

    //@ ensures \result == given(() -> { BlockStatements b = new BlockStatements(); b.value = n; b.value *= 2; return b.value; });
    static int failsOfFields(int n) {
        return n;
    }

    //@ requires other != null;
    //@ ensures given(() -> { other.value++; return 1; }) == 1;
    static void failsOfFieldsOfOthers(BlockStatements other) {}

    //@ requires all != null && all.length > 0;
    //@ ensures given(() -> { BlockStatements b = new BlockStatements(); b.all = all; b.all[0] = 3; return 1; }) == 1;
    void failsOfElementsOfItsOwn() {}

    //@ requires a != null;
    //@ ensures \result == given(() -> { int[] sum = new int[1]; Arrays.stream(a).forEach(x -> sum[0] += x); return sum[0]++; });
    static int holdsInsideOfAnExpression(int[] a) {
        int sum = 0;
        for (int x : a) {
            sum += x;
        }
        return sum;
    }

    //@ ensures \result == given(() -> { int x = n, y; if ((y = x++) > 3) return y; return x; });
    static int failsInsideOfAnExpression(int n) {
        return n > 3 ? n + 1 : n + 1;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures given(() -> a[0]++) == 3;
    static void failsInsideOfAFunction(int[] a) {}
}
