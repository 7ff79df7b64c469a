package statics;

import java.util.Comparator;
import kukang.Kukang;
import kukang.contracts.*;

/** Results of pure methods, and what static fields may lead to although no path has read them. */
class Statics {
    static class Cell {
        int content;
        Cell next;

        @Region("named")
        Cell named;
    }

    /** Nothing static leads to one of these. */
    static class Lone {
        int content;
    }

    interface Oracle {
        @Pure int ask(Object question);

        @Pure int tell(int number);

        @Pure Lone find(int number);
    }

    static Cell root;

    @Region("kept")
    static Cell kept;

    static final Cell SENTINEL = new Cell();

    @Region("kept")
    static final Cell CONSTANT = new Cell();

    Cell own;

    @Region("kept")
    Cell ownKept;

    int written;

    //@ pure
    //@ ensures true;
    static int openCount(int number) {
        return 0;
    }

    //@ assignable \nothing;
    //@ ensures \fresh(\result);
    Cell openNew() {
        return new Cell();
    }

    //@ assignable own.content;
    void openTouch() {
    }

    void failsWriteToWhatAStaticFieldMayHold(@Region("a") @NonNull Oracle oracle, @NonNull Cell cell) {
        int before = oracle.ask(oracle);
        cell.content = 1;
        Kukang.check(oracle.ask(oracle) == before);
    }

    void failsWriteToWhatAStaticFieldMayLeadTo(@Region("a") @NonNull Oracle oracle) {
        if (own != null) {
            int before = oracle.ask(oracle);
            own.content = 1;
            Kukang.check(oracle.ask(oracle) == before);
        }
    }

    void failsForgottenByACall(@Region("a") @NonNull Oracle oracle) {
        if (own != null) {
            int before = oracle.ask(oracle);
            openTouch();
            Kukang.check(oracle.ask(oracle) == before);
        }
    }

    void failsWriteToWhatHasJoined(@Region("a") @NonNull Oracle oracle) {
        Cell cell = new Cell();
        own = cell;
        int before = oracle.ask(oracle);
        cell.content = 1;
        Kukang.check(oracle.ask(oracle) == before);
    }

    void failsAssignmentToAStaticField(@Region("a") @NonNull Oracle oracle) {
        int before = oracle.ask(oracle);
        root = null;
        Kukang.check(oracle.ask(oracle) == before);
    }

    /** No static field leads to an object of this class. */
    void holdsWriteToWhatNoStaticFieldLeadsTo(@Region("a") @NonNull Oracle oracle, @NonNull Lone lone) {
        int before = oracle.ask(oracle);
        written = 1;
        lone.content = 1;
        Kukang.check(oracle.ask(oracle) == before);
    }

    void holdsWriteToWhatIsFree(@Region("a") @NonNull Oracle oracle) {
        Cell cell = new Cell();
        int before = oracle.ask(oracle);
        cell.content = 1;
        Kukang.check(oracle.ask(oracle) == before);
    }

    /** What a later call has made was not there to be looked at. */
    void holdsWriteToWhatACallHasMade(@NonNull Oracle oracle, @NonNull Cell question) {
        int before = oracle.ask(question);
        Cell cell = openNew();
        cell.content = 1;
        Kukang.check(oracle.ask(question) == before);
    }

    void failsWriteToWhatAnEarlierCallHasMade(@NonNull Oracle oracle) {
        Cell cell = openNew();
        int before = oracle.ask(cell);
        cell.content = 1;
        Kukang.check(oracle.ask(cell) == before);
    }

    /** A static field names the region, and nothing was given. */
    void failsRegionOfAStaticField(@Region("kept") @NonNull Cell cell) {
        int before = openCount(1);
        cell.content = 1;
        Kukang.check(openCount(1) == before);
    }

    void failsRegionBehindAStaticField(@Region("named") @NonNull Cell cell) {
        int before = openCount(1);
        cell.content = 1;
        Kukang.check(openCount(1) == before);
    }

    void holdsRegionThatNothingLeadsTo(@Region("other") @NonNull Cell cell) {
        int before = openCount(1);
        cell.content = 1;
        Kukang.check(openCount(1) == before);
    }

    /** Static final fields that name no region hold what is in none. */
    void holdsConstantsApart(@Region("a") @NonNull Cell cell, @NonNull Cell none) {
        Kukang.check(cell != SENTINEL && cell != CONSTANT && none != CONSTANT);
    }

    void failsConstantOfNoRegion(@NonNull Cell cell) {
        Kukang.check(cell != SENTINEL);
    }

    void failsConstantOfARegion(@Region("kept") @NonNull Cell cell) {
        Kukang.check(cell != CONSTANT);
    }

    void holdsStoreOfConstants() {
        own = SENTINEL;
        ownKept = CONSTANT;
    }

    void failsStoreOfAConstantOfNoRegion() {
        ownKept = SENTINEL;
    }

    void failsStoreOfAConstantOfARegion() {
        own = CONSTANT;
    }

    /** Equal numbers are the same question, also where the answer is an object. */
    void holdsSameAnswer(@NonNull Oracle oracle, int one, int other) {
        Lone first = oracle.find(one);
        Lone second = oracle.find(other);
        if (one == other) {
            Kukang.check(first == second && oracle.tell(one) == oracle.tell(other));
        }
    }

    void failsOtherAnswer(@NonNull Oracle oracle, int one, int other) {
        Kukang.check(oracle.find(one) == oracle.find(other));
    }

    void failsSameAnswerAfterAWrite(@NonNull Oracle oracle, int number) {
        Lone first = oracle.find(number);
        if (first != null) {
            first.content = 1;
            Kukang.check(oracle.find(number) == first);
        }
    }

    /** No leaf leads to a region that a field names. */
    static class Leaf {
        int content;
        Leaf next;
    }

    static class Pair {
        @Region("left")
        Leaf left;

        @Region("right")
        Leaf right;
    }

    //@ pure
    //@ ensures true;
    static int openLook(Leaf leaf) {
        return 0;
    }

    //@ pure
    //@ ensures true;
    static int openLookAt(Object question) {
        return 0;
    }

    void holdsRegionThatTheArgumentDoesNotLeadTo(@NonNull Pair pair) {
        if (pair.right != null) {
            int before = openLook(pair.left);
            pair.right.content = 1;
            Kukang.check(openLook(pair.left) == before);
        }
    }

    void failsRegionOfTheArgument(@NonNull Pair pair, @Region("left") @NonNull Leaf leaf) {
        int before = openLook(pair.left);
        leaf.content = 1;
        Kukang.check(openLook(pair.left) == before);
    }

    void failsRegionThatTheArgumentLeadsTo(@NonNull Pair pair, @Region("right") @NonNull Leaf leaf) {
        int before = openLookAt(pair);
        leaf.content = 1;
        Kukang.check(openLookAt(pair) == before);
    }

    void failsRegionThatElementsLeadTo(
        @Region("a") @NonNull Pair[] pairs, @Region("right") @NonNull Leaf leaf) {
        int before = openLookAt(pairs);
        leaf.content = 1;
        Kukang.check(openLookAt(pairs) == before);
    }

    void failsRegionThatAnythingMayLeadTo(@Region("a") @NonNull Object any, @Region("right") @NonNull Leaf leaf) {
        int before = openLookAt(any);
        leaf.content = 1;
        Kukang.check(openLookAt(any) == before);
    }

    void failsRegionThatANewObjectLeadsTo(@Region("right") @NonNull Leaf leaf) {
        Pair made = new Pair();
        made.right = leaf;
        int before = openLookAt(made);
        leaf.content = 1;
        Kukang.check(openLookAt(made) == before);
    }

    void holdsRankOfWhatDoesNotLeadToARegion(
        @NonNull Comparator<Leaf> order, @NonNull Pair pair, @Region("left") @NonNull Leaf leaf) {
        if (pair.right != null) {
            int before = order.compare(pair.left, leaf);
            pair.right.content = 1;
            Kukang.check(order.compare(pair.left, leaf) == before);
        }
    }

    void failsRankInTheSameRegion(
        @NonNull Comparator<Leaf> order, @NonNull Pair pair, @Region("left") @NonNull Leaf leaf) {
        if (pair.left != null) {
            int before = order.compare(pair.left, leaf);
            pair.left.content = 1;
            Kukang.check(order.compare(pair.left, leaf) == before);
        }
    }

    void failsRankOfWhatLeadsToARegion(
        @NonNull Comparator<Pair> order,
        @Region("a") @NonNull Pair one,
        @Region("a") @NonNull Pair other,
        @Region("right") @NonNull Leaf leaf) {
        int before = order.compare(one, other);
        leaf.content = 1;
        Kukang.check(order.compare(one, other) == before);
    }
}
