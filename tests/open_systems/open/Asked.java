package open;

import kukang.Kukang;
import kukang.contracts.*;

/** What ends the results of pure methods that look into regions. */
class Asked {
    static class Cell {
        int value;
        Cell next;

        //@ pure
        //@ ensures true;
        int openValue() {
            return value + count;
        }

        //@ ensures true;
        void openAnything() {
        }

        //@ assignable value;
        void openSet() {
        }
    }

    interface Oracle {
        //@ pure
        //@ ensures true;
        int ask(Object question);

        //@ ensures true;
        void act();
    }

    static int count;
    static Cell kept;

    void failsAfterEverything(@Region("o") @NonNull Oracle oracle, @Region("a") @NonNull Cell cell) {
        int answer = oracle.ask(cell);
        oracle.act();
        Kukang.check(answer == oracle.ask(cell));
    }

    void failsAfterEverythingInOneRegion(@Region("o") @NonNull Oracle oracle, @Region("o") @NonNull Cell cell) {
        int answer = oracle.ask(cell);
        oracle.act();
        Kukang.check(answer == oracle.ask(cell));
    }

    void failsAfterEverythingOfAnother(
            @Region("o") @NonNull Oracle oracle, @Region("a") @NonNull Cell cell, @Region("b") @NonNull Cell other) {
        int answer = oracle.ask(cell);
        other.openAnything();
        Kukang.check(answer == oracle.ask(cell));
    }

    // No field of any class names the region, so that nothing can lead there.
    void holdsAfterAnotherRegion(
            @Region("o") @NonNull Oracle oracle, @Region("a") @NonNull Cell cell, @Region("far") @NonNull Cell other) {
        int answer = oracle.ask(cell);
        other.openSet();
        Kukang.check(answer == oracle.ask(cell));
    }

    void failsAfterAStaticField(@Region("a") @NonNull Cell cell) {
        int value = cell.openValue();
        count++;
        Kukang.check(value == cell.openValue());
    }

    void failsAfterWhatAStaticFieldLeadsTo(@Region("o") @NonNull Oracle oracle, @Region("a") @NonNull Cell cell) {
        Kukang.assume(kept != null);
        int answer = oracle.ask(cell);
        kept.value++;
        Kukang.check(answer == oracle.ask(cell));
    }

    void failsAfterANewCellOfAStaticField(@Region("o") @NonNull Oracle oracle, @Region("a") @NonNull Cell cell) {
        Cell made = new Cell();
        kept = made;
        int answer = oracle.ask(cell);
        made.value = 1;
        Kukang.check(answer == oracle.ask(cell));
    }

    void holdsAfterReadingAStaticField(@Region("o") @NonNull Oracle oracle, @Region("a") @NonNull Cell cell) {
        int answer = oracle.ask(cell);
        int seen = count;
        Kukang.check(answer == oracle.ask(cell));
    }
}
