package open;

import java.util.Comparator;
import kukang.Kukang;
import kukang.contracts.*;

/** Contracts that compare what a pure method says before a call and after it. */
class Steps {
    interface Oracle {
        @Pure int ask(Object question);
    }

    static class Item {
        int key;
    }

    int steps;
    Item item;

    //@ requires oracle != null;
    //@ assignable steps;
    //@ ensures oracle.ask(this) == \old(oracle.ask(this)) + 1;
    void openStep(Oracle oracle) {
    }

    //@ requires oracle != null;
    //@ assignable \everything;
    //@ ensures oracle.ask(this) == \old(oracle.ask(this)) + 1;
    void openStepAnywhere(Oracle oracle) {
    }

    //@ requires order != null && item != null;
    //@ assignable item.key;
    //@ ensures order.compare(item, other) > 0 && \old(order.compare(item, other)) < 0;
    void openRaise(Comparator<Item> order, Item other) {
    }

    /** The call is possible: the two questions are asked in two states. */
    void failsAfterAStep(@NonNull Oracle oracle) {
        openStep(oracle);
        Kukang.check(false);
    }

    void failsAfterAStepAnywhere(@NonNull Oracle oracle) {
        openStepAnywhere(oracle);
        Kukang.check(false);
    }

    void failsAfterAStepThatWasWrittenBefore(@NonNull Oracle oracle) {
        steps = 1;
        openStep(oracle);
        Kukang.check(false);
    }

    void holdsOneMore(@NonNull Oracle oracle) {
        int before = oracle.ask(this);
        openStep(oracle);
        Kukang.check(oracle.ask(this) == before + 1);
    }

    //@ ensures oracle.ask(this) == \old(oracle.ask(this)) + 2;
    void holdsTwoMore(@NonNull Oracle oracle) {
        openStep(oracle);
        openStep(oracle);
    }

    //@ ensures oracle.ask(this) == \old(oracle.ask(this)) + 1;
    void failsTwoMore(@NonNull Oracle oracle) {
        openStep(oracle);
        openStep(oracle);
    }

    void failsAfterRaising(@NonNull Comparator<Item> order, @NonNull Item other) {
        if (item != null && item != other) {
            openRaise(order, other);
            Kukang.check(false);
        }
    }

    void holdsRaised(@NonNull Comparator<Item> order, @NonNull Item other) {
        if (item != null && item != other) {
            Item mine = item;
            openRaise(order, other);
            Kukang.check(order.compare(mine, other) > 0);
        }
    }
}
