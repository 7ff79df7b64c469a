package open;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import kukang.Kukang;
import kukang.contracts.*;

/** What all regions share, and assignments by compare-and-set. */
class Shared {
    static class Cell {
        Object any;
    }

    interface Oracle {
        @Pure int ask(Object about);
    }

    @Region("a") Object inA;
    @Region("b") Object inB;
    Cell other;

    static final AtomicInteger COUNT = new AtomicInteger();
    static final BigInteger GREAT = BigInteger.TEN.pow(30);
    static final BigDecimal PRICE = new BigDecimal("1.50");

    void holdsSameTextInBoth() {
        inA = "x";
        inB = "x";
    }

    void failsTextsApart() {
        if (inA instanceof String) {
            Kukang.check(inA != inB);
        }
    }

    void failsBoxesApart(@Region("a") Object one, @Region("b") Object two) {
        if (one instanceof Integer && one == two) {
            Kukang.check(false);
        }
    }

    /** The code asks for no string or box, and still the two may be one. */
    void failsObjectsApart() {
        if (inA != null) {
            Kukang.check(inA != inB);
        }
    }

    void failsObjectsApartThatWereGiven(@Region("a") Object one, @Region("b") Object two) {
        if (one == two) {
            Kukang.check(one == null);
        }
    }

    void failsElementsApart(@Region("a") @NonNull Object[] ones, @Region("b") @NonNull Object[] others) {
        if (ones.length == 1 && others.length == 1 && ones[0] != null) {
            Kukang.check(ones[0] != others[0]);
        }
    }

    /** A type that nobody implements may be that of an enum, or of a lambda that captures nothing. */
    void failsOraclesApart(@Region("a") @NonNull Oracle one, @Region("b") @NonNull Oracle two) {
        Kukang.check(one != two);
    }

    /** What is the same in two regions need not be of the class that was asked for. */
    void failsToBeText() {
        if (inA != null && inA == inB) {
            Kukang.check(inA instanceof String);
        }
    }

    void holdsSharedIsNoCell() {
        if (inA != null && inA == inB) {
            Kukang.check(!(inA instanceof Cell) && !(inA instanceof Object[]));
            Object one = inA;
            inA = inB;
            inB = one;
        }
    }

    void holdsTextStoredAnywhere() {
        if (inA instanceof String) {
            inB = inA;
        }
    }

    void failsAnythingStoredElsewhere() {
        if (inA != null) {
            inB = inA;
        }
    }

    void holdsArraysApart(@Region("a") @NonNull Object[] ones, @Region("b") @NonNull Object[] others) {
        Kukang.check(ones != others);
    }

    void holdsOthersApart() {
        if (inA instanceof Cell) {
            Kukang.check(inA != inB);
        }
    }

    void holdsWhatTheJdkShares(@Region("a") @NonNull Cell a, @Region("b") @NonNull Cell b) {
        Set<Object> set = new HashSet<>();
        set.add(3);
        a.any = set;
        a.any = List.of(a);
        a.any = Optional.empty();
        b.any = Optional.empty();
        a.any = new RuntimeException("x");
    }

    void holdsConstantsOfClassesThatAreInitializedLate(@Region("a") @NonNull Cell a, @Region("b") @NonNull Cell b) {
        a.any = new ArrayList<>();
        b.any = new ArrayList<>();
        a.any = BigInteger.ONE;
    }

    void holdsLambdaThatCapturesNothing(@Region("a") @NonNull Cell a, @Region("b") @NonNull Cell b) {
        Runnable nothing = () -> {};
        a.any = nothing;
        b.any = nothing;
    }

    //@ assignable \nothing;
    //@ signals_only IllegalStateException;
    void openThrow() {
    }

    void failsToKnowTheMessage() {
        try {
            openThrow();
        } catch (IllegalStateException exception) {
            Kukang.check(exception.getMessage() == null);
        }
    }

    void failsToKnowThatThereIsAMessage() {
        try {
            openThrow();
        } catch (IllegalStateException exception) {
            Kukang.check(exception.getMessage() != null);
        }
    }

    void failsCompareAndSetAcrossRegions(@Region("a") @NonNull Cell cell) {
        AtomicReference<Object> reference = new AtomicReference<>();
        if (other != null) {
            other.any = reference;
            reference.compareAndSet(null, cell);
        }
    }

    void failsResultAfterCompareAndSet(@NonNull Oracle oracle) {
        AtomicReference<Object> reference = new AtomicReference<>();
        int before = oracle.ask(reference);
        reference.compareAndSet(null, "x");
        Kukang.check(before == oracle.ask(reference));
    }

    //@ pure
    void failsToBePureSinceItCounts() {
        COUNT.incrementAndGet();
    }

    //@ pure
    void failsToBePureSinceItSetsAProperty() {
        System.setProperty("x", "y");
    }

    //@ pure
    int holdsGreatNumbers() {
        return GREAT.bitLength() + GREAT.bitCount() + GREAT.toString().length() + PRICE.toString().length()
            + PRICE.precision();
    }
}
