package errors;

import java.util.List;
import kukang.contracts.*;

/** Annotations where they say nothing, or something wrong: each is told about with its line. */
@TotalOrder
@Invariant({"size >= 0", "sise >= 0"})
abstract class Misplaced {
    int size;
    @Region("") Object nameless;
    @Region("numbers") int number;
    @NonNull int neverNull;
    @Nullable
    long neverNullEither;
    @TotalOrder int ordered;
    @TotalOrder int[] orderedNumbers;
    /*@ non_null @*/ int commented;

    @Invariant
    int noBoolean() {
        return 1;
    }

    @Invariant
    boolean hasParameters(int x) {
        return true;
    }

    @Invariant
    static boolean isStatic() {
        return true;
    }

    @Fresh
    int freshNumber() {
        return 1;
    }

    @Fresh
    void freshNothing() {}

    @NonNull
    void nothing() {}

    @Region("x")
    int regionOfANumber() {
        return 1;
    }

    void parameters(
            @Region(" ") Object first,
            @Region("x") int second,
            @TotalOrder long third,
            @NonNull boolean fourth) {
        size = second;
    }

    @TotalOrder
    int compare(Object left, Object right) {
        return 0;
    }

    @Pure
    @Transitive
    abstract boolean oneOperand();

    @Pure
    @Reflexive
    abstract int noRelation(int left, int right);

    @Symmetric
    abstract boolean impure(int left, int right);

    @Pure
    @Monotone
    abstract String noNumber(int x);

    @Monotone
    int impureFunction(int x) {
        return x;
    }

    @Requires({})
    void empty() {}

    @Ensures("size > 0;")
    void semicolon() {}

    @Requires("size > nn")
    void unknownName(int n) {}

    void statement(int n) {
        //@ assert nn > 0;
        size = n;
    }
}
