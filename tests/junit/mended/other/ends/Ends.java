package ends;

import java.io.IOException;
import java.util.function.IntPredicate;
import kukang.contracts.Invariant;
import kukang.contracts.NonNull;

/** Calls that end in a wrong way; next door they end in one of several right ways, and in other wrong ones. */
public class Ends {
    enum Kind { PLAIN, FANCY }

    static class Refused extends IllegalStateException {
        private static final long serialVersionUID = 1;
    }

    static class Meter {
        int low;

        @Invariant
        private boolean isRight() {
            return low >= 0;
        }
    }

    static class Gauge extends Meter {
        int high;

        @Invariant
        private boolean isRight() {
            return high >= low;
        }
    }

    static class Dial {
        Kind kind;
    }

    static class Named {
        @NonNull Object name = "";
        int uses;
    }

    //@ invariant sum >= 0;
    int sum;
    int last;
    Object thing;

    @Invariant
    boolean isLastSmall() {
        return last <= 100;
    }

    // K010, and both invariants: the mended method refuses what it cannot do, and changes nothing then.
    //@ requires sum <= 10 && -10 <= number && number <= 200;
    //@ ensures sum == \old(sum) + number;
    //@ ensures \result == sum;
    //@ signals (IllegalArgumentException e) (number < 0 || number > 100) && sum == \old(sum);
    int add(int number) {
        if (number < 0 || number > 100) {
            sum++;
            throw new IllegalArgumentException("not " + number);
        }
        sum += number;
        return sum + 1;
    }

    // K001: what is thrown instead is declared.
    //@ requires all != null && all.length <= 2;
    //@ ensures \result == all.length;
    static int sizeOf(int[] all) throws IllegalStateException {
        if (all.length == 0) {
            return 9;
        }
        return all.length;
    }

    // K010: what is thrown instead must be declared, and caught.
    //@ ensures \result == 1;
    static int read(int number) throws IOException {
        throw new IllegalStateException("not " + number);
    }

    // K011: one of two conditions, and what is below one of the exceptions.
    //@ ensures \result == 2;
    //@ signals (Refused e) number == 3;
    //@ signals (IllegalStateException e) number >= 3;
    //@ signals (IllegalArgumentException e) number == 4;
    static int two(int number) {
        if (number == 5) {
            return 3;
        }
        return 2;
    }

    // K014: only one exception will do.
    //@ public exceptional_behavior
    //@ requires number < 0;
    //@ signals_only IllegalArgumentException;
    //@ also public normal_behavior
    //@ requires number >= 0;
    //@ ensures \result == number;
    static int same(int number) {
        if (number < 0) {
            throw new IllegalStateException("not " + number);
        }
        return number;
    }

    // K008, and a result that the mended method keeps.
    //@ assignable \nothing;
    //@ ensures \result == 7;
    int seven() {
        return 8;
    }

    // K012, where the contract allows an exception.
    //@ ensures \result.length() == 1;
    @NonNull
    static String letter(int number) throws IllegalStateException {
        return "ab";
    }

    // The greatest and the least.
    //@ requires all != null && all.length == 2;
    //@ ensures \result == (\max int i; 0 <= i && i < all.length; all[i]) - (\min int i; 0 <= i && i < all.length; all[i]);
    static int spread(int[] all) {
        return -1;
    }

    // A switch.
    //@ requires kind != null;
    //@ ensures \result == switch (kind) { case PLAIN -> 1; case FANCY -> 2; };
    static int weight(Kind kind) {
        return 3;
    }

    // A pattern.
    //@ ensures \result == (thing instanceof Ends other && other.last == 3);
    boolean isThree() {
        throw new UnsupportedOperationException();
    }

    // A lambda expression.
    //@ requires all != null && all.length == 2;
    //@ ensures \result == holdsOfAll(all, each -> each > limit);
    static boolean areAbove(int[] all, int limit) {
        throw new UnsupportedOperationException();
    }

    //@ pure
    private static boolean holdsOfAll(int[] all, IntPredicate wanted) {
        return wanted.test(all[0]) && wanted.test(all[1]);
    }

    // K004 by what only a subclass says, and of a result.
    static void lower(Meter meter) {
        if (meter instanceof Gauge gauge) {
            gauge.low = -7;
            gauge.high = -6;
        }
    }

    static Gauge gauge() {
        Gauge gauge = new Gauge();
        gauge.high = -6;
        return gauge;
    }

    // One object that is given twice.
    static void join(Ends left, Ends right) {
        if (left != null && left == right) {
            left.last = 100;
            left.sum = -1;
        }
    }

    // What has to hold however the call ends, where the contract allows an exception: K004 by a condition and by a method, K008, K015.
    //@ requires number > 0;
    //@ ensures sum == \old(sum) + number;
    //@ signals (ArithmeticException e) true;
    void raise(int number) {
        sum += number;
        if (sum < 0) {
            throw new ArithmeticException("too much");
        }
    }

    //@ requires sum == 0 && last == 0;
    //@ ensures sum == 0;
    void push(boolean high) throws IllegalStateException {
        if (high) {
            last = 101;
            throw new IllegalStateException("too high");
        }
    }

    //@ assignable \nothing;
    //@ ensures \result == 5;
    //@ signals (IllegalStateException e) true;
    int five() {
        last = last == 3 ? 4 : 3;
        throw new IllegalStateException("no five");
    }

    //@ requires named != null && named.name == named;
    //@ ensures named.uses == 0;
    //@ signals (IllegalStateException e) true;
    static void forget(Named named) {
        named.name = null;
        throw new IllegalStateException("forgotten");
    }

    // K014, and K004 of a call that must not return.
    //@ public exceptional_behavior
    //@ requires number < 0;
    //@ signals_only IllegalArgumentException;
    //@ also public normal_behavior
    //@ requires number >= 0;
    void refuse(int number) {
        if (number < 0) {
            last = 101;
            throw new IllegalArgumentException("not " + number);
        }
    }

    //@ public exceptional_behavior
    //@ signals_only IllegalArgumentException;
    void refuseAll() {
        last = 100;
    }

    // K010 and K011 about a constant: the one that was there before is no other than itself, so a variable has to keep it.
    //@ requires dial != null && dial.kind != null;
    //@ ensures dial.kind != \old(dial.kind);
    //@ signals (IllegalStateException e) dial.kind == \old(dial.kind);
    static void turn(Dial dial, int times) {
        if (times < 0) {
            dial.kind = dial.kind == Kind.PLAIN ? Kind.FANCY : Kind.PLAIN;
            throw new IllegalStateException("turned back");
        }
    }
}
