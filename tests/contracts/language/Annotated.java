package language;

import kukang.contracts.Assignable;
import kukang.contracts.Ensures;
import kukang.contracts.Fresh;
import kukang.contracts.Invariant;
import kukang.contracts.Pure;
import kukang.contracts.Requires;
import kukang.contracts.Signals;

/** The same in annotations, which class files keep. */
@Invariant("size >= 0")
class Annotated {
    int size;

    @Requires("by >= 0 && size < 100 && by < 100")
    @Ensures("size == \\old(size) + by")
    void holds(int by) {
        size += by;
    }

    @Requires("by > -5")
    void failsInvariant(int by) {
        size = by;
    }

    @Ensures("\\result == size")
    int failsEnsures() {
        return size + 1;
    }

    @Signals("(IllegalStateException e) size == 0")
    void holdsSignals() {
        if (size == 0) {
            throw new IllegalStateException();
        }
    }

    @Assignable("\\nothing")
    void failsAssignable() {
        size = 1;
    }

    @Pure
    int failsPure() {
        return size++;
    }

    @Fresh
    Object failsFresh() {
        return this;
    }

    @Fresh
    Object holdsFresh() {
        return new Object();
    }

    static int holdsNonNull(@kukang.contracts.NonNull Annotated a) {
        return a.size;
    }

    @Requires("new int[] {by, 1}[0] > 0")
    @Ensures("\\result == switch (by) { case 1 -> \"one\".length(); default -> (Object) \\old(size) instanceof Integer i ? i : 0; }")
    int holdsSwitch(int by) {
        return by == 1 ? 3 : size;
    }

    @Ensures("((java.util.function.IntPredicate) x -> x > size).test(\\result)")
    int failsFunction() {
        return size;
    }
}
