package errors;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Mistakes in statements inside of expressions, and where no statement may stand. */
class Blocks {
    int size;

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

    //@ requires given(() -> { try { return 3; } finally { } }) == 3;
    void unsupported() {}

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
