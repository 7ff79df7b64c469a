package open;

import kukang.Kukang;
import kukang.contracts.*;

/** Results of pure methods of which only the contract is known. */
class Oracles {
    int written;

    interface Oracle {
        //@ pure
        //@ ensures true;
        int ask(Object question);

        //@ assignable \nothing;
        int next();

        int unspecified();
    }

    static class Box {
        int content;
    }

    //@ requires oracle != null;
    void holdsSameResult(Oracle oracle, Object question) {
        Kukang.check(oracle.ask(question) == oracle.ask(question));
    }

    //@ requires oracle != null;
    void failsOtherQuestion(Oracle oracle, Object question) {
        Kukang.check(oracle.ask(question) == oracle.ask(this));
    }

    //@ requires oracle != null;
    void failsNotPure(Oracle oracle) {
        Kukang.check(oracle.next() == oracle.next());
    }

    //@ requires oracle != null;
    void failsAfterWrite(Oracle oracle, Object question) {
        int before = oracle.ask(question);
        written = 1;
        Kukang.check(oracle.ask(question) == before);
    }

    //@ requires oracle != null && box != null;
    void holdsAfterWriteToAnotherRegion(
        @Region("oracle") Oracle oracle, @Region("oracle") Box box, @Region("other") @NonNull Box other) {
        int before = oracle.ask(box);
        other.content = 1;
        Kukang.check(oracle.ask(box) == before);
    }

    //@ requires oracle != null && box != null;
    void failsAfterWriteToTheRegion(@Region("oracle") Oracle oracle, @Region("oracle") Box box) {
        int before = oracle.ask(box);
        box.content = 1;
        Kukang.check(oracle.ask(box) == before);
    }

    //@ requires one != null && other != null;
    void holdsRegionsAreApart(@Region("one") Box one, @Region("other") Box other) {
        Kukang.check(one != other);
    }

    //@ requires one != null && other != null;
    void failsOneRegion(@Region("one") Box one, @Region("one") Box other) {
        Kukang.check(one != other);
    }

    void failsNull(Oracle oracle) {
        oracle.next();
    }
}
