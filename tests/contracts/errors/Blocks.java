package errors;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Mistakes in statements inside of expressions, and where no statement may stand. */
class Blocks {
    int size;
    final int most = 3;
    static int all;

    int size() {
        return size;
    }

    //@ pure
    static int given(IntSupplier from) {
        return from.getAsInt();
    }

    //@ requires given(() -> { size = 3; return 1; }) == 1;
    void assignsAField() {}

    //@ requires given(() -> { n++; return n; }) == 1;
    void assignsAParameter(int n) {}

    //@ requires given(() -> { int x; if (size > 0) x = 3; return x; }) == 3;
    void mayHaveNoValue() {}

    //@ requires given(() -> { if (size > 0) return 3; }) == 3;
    void mayEnd() {}

    //@ requires given(() -> { return 3; size(); }) == 3;
    void isNeverReached() {}

    //@ requires given(() -> { int x = "a"; return true; }) == 3;
    void wrongTypes() {}

    //@ requires given(() -> { int x = 1; x++; return given(() -> x); }) == 3;
    void keepsWhatChanges() {}

    //@ requires given(() -> { for (int x : size) { } return nosuch; }) == 3;
    void noElements() {}

    //@ requires switch (size) { case 1 -> { return true; } default -> { int size2 = 3; } };
    void noYield() {}

    //@ requires given(() -> { yield 3; }) == 3;
    void noReturn() {}

    //@ requires given(() -> { break; }) == 3;
    void noLoop() {}

    //@ requires given(() -> { size + 1; return 3; }) == 3;
    void noStatement() {}

    //@ requires given(() -> { class Local { } return 3; }) == 3;
    void unsupported() {}

    //@ requires given(() -> { this.size = 3; Blocks.all++; return 1; }) == 1;
    void assignsToThis() {}

    //@ requires given(() -> { int[] a = {1}; a[0] = "b"; a.length = 3; a["c"] = 4; new Blocks().most = 3; return 1; }) == 1;
    void wrongPlaces() {}

    //@ requires given(() -> { int x, y, z = 0; if (size > 0 && (x = 3) > 2 || size == (y = 1)) z = x + y; while (size > 1 && (y = 2) > z) z = y; return z++ + size++; }) == 1;
    void mayHaveNoValueInACondition() {}

    //@ requires given(() -> { given(null) = 3; return 1; }) == 1;
    void noPlace() {}

    //@ requires given(() -> { try { return 3; } catch (String s) { } catch (RuntimeException e) { } catch (IllegalStateException e) { } return 1; }) == 3;
    void wrongCatches() {}

    //@ requires given(() -> { try { return 3; } catch (Error | AssertionError e) { e = null; return 2; } }) == 3;
    void severalCaught() {}

    //@ requires given(() -> { int x; try { x = 3; } finally { } int y; try { y = size; } catch (Error e) { } return x + y; }) == 3;
    void mayHaveNoValueBehindATry() {}

    //@ requires given(() -> { try { return 3; } }) == 3;
    void catchesNothing() {}

    //@ requires given(() -> { try (String s = "a"; r) { return s.length(); } }) == 3;
    void closesNothing() {}

    //@ requires given(() -> { synchronized (size) { } synchronized (null) { } return 3; }) == 3;
    void noMonitor() {}

    //@ requires given(() -> { a: for (;;) { a: for (;;) break b; } }) == 3;
    void wrongLabels() {}

    //@ requires given(() -> { a: { continue a; } }) == 3 && given(() -> { b: c: for (;;) continue b; }) == 3;
    void noLoopWithALabel() {}

    //@ requires given(() -> { int x; switch (size) { case 1: x = 2; break; case 1: x = 3; } return x; }) == 3;
    void mayHaveNoValueBehindASwitch() {}

    //@ requires given(() -> { switch (any) { case String s: break; } switch (any) { case String s: size(); case Integer i: break; default: } return 1; }) == 3;
    void noArm(Object any) {}

    //@ requires given(() -> { switch (size) { case 1 -> size(); case 2: break; } return 3; }) == 3;
    void bothForms() {}

    //@ requires given(() -> { switch (size) { case 1 -> size + 1; } return 3; }) == 3;
    void noStatementInAnArm() {}

    //@ requires switch (size) { case 1: size(); default: int x = 3; };
    void noYieldAtTheEnd() {}

    //@ requires given(() -> { assert size; assert true : given(x -> 3); return 3; }) == 3;
    void wrongAssertions() {}

    /*@ requires given(() -> { return size;
      @ ensures nosuch;
      @*/
    void isNotClosed() {}

    /*@ requires switch (size) { case 1 -> { yield true; default -> false; };
      @ requires size > 0;
      @ ensures nosuch;
      @*/
    void isNotClosedInASwitch() {}

    //@ requires given(() -> { int size = 1; int size = 2; return 3; }) == 3;
    void declaredTwice() {}

    //@ requires ((Runnable) () -> 3) != null;
    void givesNothing() {}

    //@ requires ((Runnable) () -> { return 3; }) != null;
    void returnsNothing() {}

    //@ requires ((Supplier<Integer>) () -> Arrays.fill(a, 3)) != null;
    void givesAValue(int[] a) {}

    //@ requires given(() -> { var x = null; final var y; return 3; }) == 3;
    void unknownTypes() {}

    //@ requires any instanceof String s || other instanceof String s;
    void twoVariables(Object any, Object other) {}

    //@ requires !(any instanceof String s) && !(other instanceof String s);
    void twoVariablesThatFail(Object any, Object other) {}

    //@ requires size > 0 ? any instanceof String s : other instanceof String s;
    void twoVariablesOfAChoice(Object any, Object other) {}

    //@ requires switch (any) { case null, default -> true; case String s -> false; };
    void behindNullAndDefault(Object any) {}

    //@ requires switch (text) { case null, default -> true; case "a" -> false; };
    void constantBehindNullAndDefault(String text) {}

    //@ requires switch (any) { default -> true; case Integer i -> false; };
    void behindDefault(Object any) {}

    //@ requires any instanceof List<String> && any instanceof List<?>;
    void unchecked(Object any) {}

    //@ requires any instanceof Function<?, String> f && f != null;
    void uncheckedPattern(Object any) {}

    //@ requires any == 3;
    void notUnboxed(Object any) {}

    //@ requires text == 3 || n == null;
    void neverANumber(String text, int n) {}

    //@ requires x > 0 && (T) any == null;
    void noNearNames(int y, Object any) {}

    //@ requires \u0073ize > 0 && \u0073ise > 0;
    void escaped() {}
}
