package open;

import kukang.Kukang;
import kukang.contracts.*;

/** Regions stay apart: what may be stored, given and returned where. */
class Regions {
    static class Cell {
        int content;
        Cell next;
        Object any;
        String name;

        @Region("shared")
        Cell common;
    }

    interface Oracle {
        //@ pure
        //@ ensures true;
        int ask(Object question);
    }

    /** Its class file has no names of parameters. */
    interface Keeper {
        //@ assignable \nothing;
        void keep(int count, @Region("one") Cell kept);
    }

    Cell own;
    Cell[] cells;

    @Region("kept")
    Cell kept;

    static Cell last;

    @Region("kept")
    static Cell lastKept;

    //@ requires keeper != null && other != null;
    void failsGivenByName(@Region("keepers") Keeper keeper, @Region("other") Cell other) {
        keeper.keep(1, other);
    }

    //@ requires one != null && other != null;
    void failsLink(@Region("one") Cell one, @Region("other") Cell other) {
        one.next = other;
    }

    //@ requires one != null;
    void failsLinkToNoRegion(@Region("one") Cell one) {
        one.next = own;
    }

    //@ requires one != null;
    void failsLinkFromNoRegion(@Region("one") Cell one) {
        own = one;
    }

    //@ requires one != null && two != null;
    void holdsLinkWithinARegion(@Region("one") Cell one, @Region("one") Cell two) {
        one.next = two;
        one.next = two.next;
        own = kept == null ? own : null;
    }

    //@ requires one != null;
    void holdsNull(@Region("one") Cell one, @Region("other") Cell other) {
        if (other == null) {
            one.next = other;
        }
    }

    /** Strings, boxes and enums are everywhere, also where the unknown ones are the same. */
    //@ requires one != null && other != null;
    void holdsConstants(@Region("one") Cell one, @Region("other") Cell other) {
        one.name = other.name;
        one.any = 5;
    }

    //@ requires one != null && other != null && one.name != null;
    void failsSinceConstantsAreShared(@Region("one") Cell one, @Region("other") Cell other) {
        Kukang.check(one.name != other.name);
    }

    //@ requires given != null;
    void holdsNamedField(@Region("kept") Cell given) {
        kept = given;
        lastKept = given;
        kept.next = given;
    }

    void failsNamedField(Cell given) {
        if (given != null) {
            kept = given;
        }
    }

    //@ requires given != null;
    void failsStatic(@Region("kept") Cell given) {
        last = given;
    }

    //@ requires given != null;
    void failsNamedStatic(Cell given) {
        lastKept = given;
    }

    //@ requires cells != null && cells.length > 0 && one != null;
    void failsElement(@Region("one") Cell one) {
        cells[0] = one;
    }

    //@ requires cells != null && cells.length == 1 && given != null && given.length == 1 && given[0] != null;
    void failsCopiedElement(@Region("one") Cell[] given) {
        System.arraycopy(given, 0, cells, 0, 1);
    }

    /** What the code makes may refer to anything. */
    //@ requires one != null && other != null;
    void holdsFree(@Region("one") Cell one, @Region("other") Cell other) {
        Cell made = new Cell();
        made.next = one;
        made.any = other;
        Object[] all = {one, other, this};
        Kukang.check(all.length == 3);
    }

    //@ requires one != null && other != null;
    void failsLinkThroughWhatIsMade(@Region("one") Cell one, @Region("other") Cell other) {
        Cell made = new Cell();
        made.next = other;
        one.next = made;
    }

    //@ requires one != null && other != null;
    void failsLinkThroughAnArray(@Region("one") Cell one, @Region("other") Cell other) {
        one.any = new Object[] {null, other};
    }

    //@ requires one != null && other != null;
    void failsLinkOfWhatHasJoined(@Region("one") Cell one, @Region("other") Cell other) {
        Cell made = new Cell();
        one.next = made;
        made.any = other;
    }

    //@ requires one != null && other != null;
    void failsLinkOfWhatHasJoinedElsewhere(@Region("one") Cell one, @Region("other") Cell other) {
        Cell made = new Cell();
        one.next = made;
        other.next = made;
    }

    //@ requires oracle != null && one != null;
    void failsWriteToWhatHasJoined(@Region("one") Oracle oracle, @Region("one") Cell one) {
        Cell made = new Cell();
        one.next = made;
        int before = oracle.ask(one);
        made.content = 1;
        Kukang.check(oracle.ask(one) == before);
    }

    //@ requires oracle != null && one != null && other != null;
    void holdsWriteToWhatIsElsewhere(
        @Region("one") Oracle oracle, @Region("one") Cell one, @Region("other") Cell other) {
        Cell made = new Cell();
        int before = oracle.ask(one);
        made.content = 1;
        other.next = made;
        made.content = 2;
        Kukang.check(oracle.ask(one) == before);
    }

    /** The static field `last` may lead to this object, and so to what was made. */
    //@ requires oracle != null && one != null;
    void failsWriteToWhatAStaticFieldMayLeadTo(@Region("one") Oracle oracle, @Region("one") Cell one) {
        Cell made = new Cell();
        own = made;
        int before = oracle.ask(one);
        made.content = 2;
        Kukang.check(oracle.ask(one) == before);
    }

    /** It was free when it was written to, and the question led to it. */
    //@ requires oracle != null && one != null;
    void failsWriteBeforeJoining(@Region("one") Oracle oracle, @Region("one") Cell one) {
        Cell made = new Cell();
        int before = oracle.ask(made);
        made.content = 1;
        one.next = made;
        Kukang.check(oracle.ask(made) == before);
    }

    /** A question that the code has made leads to a region. */
    //@ requires oracle != null && one != null;
    void failsWriteToWhatAQuestionLeadsTo(@Region("oracle") Oracle oracle, @Region("one") Cell one) {
        Cell made = new Cell();
        made.next = one;
        int before = oracle.ask(made);
        one.content = 1;
        Kukang.check(oracle.ask(made) == before);
    }

    /** Fields lead to the regions that they name. */
    //@ requires oracle != null && one != null && one.common != null;
    void failsWriteToARegionThatAFieldNames(@Region("one") Oracle oracle, @Region("one") Cell one) {
        int before = oracle.ask(one);
        one.common.content = 1;
        Kukang.check(oracle.ask(one) == before);
    }

    //@ assignable own;
    void openKeep(Cell cell) {
        own = cell;
    }

    //@ assignable kept;
    void openKeepNamed(@Region("kept") Cell cell) {
        kept = cell;
    }

    //@ pure
    //@ ensures true;
    int openSize(Cell cell) {
        return 0;
    }

    //@ requires one != null;
    void failsGiven(@Region("one") Cell one) {
        openKeep(one);
    }

    void holdsGiven(@Region("kept") Cell named, @Region("one") Cell other) {
        openKeep(own);
        openKeep(new Cell());
        openKeepNamed(named);
        openSize(other);
    }

    //@ requires cell != null;
    void failsGivenForANamedParameter(Cell cell) {
        openKeepNamed(cell);
    }

    /** The receiver's region is where everything belongs that names none. */
    //@ requires regions != null && cell != null;
    void holdsGivenWithinTheRegionOfTheReceiver(@Region("one") Regions regions, @Region("one") Cell cell) {
        regions.openKeep(cell);
        Cell made = new Cell();
        regions.openKeep(made);
        Kukang.check(regions.own != own || own == null);
    }

    //@ requires regions != null;
    void failsSinceTheReceiverMayReferToWhatItWasGiven(@Region("one") Regions regions) {
        Cell made = new Cell();
        regions.openKeep(made);
        Kukang.check(regions.own != made);
    }

    //@ requires regions != null;
    void failsLinkAfterACall(@Region("one") Regions regions) {
        Cell made = new Cell();
        regions.openKeep(made);
        own = made;
    }

    Cell failsResult() {
        return kept;
    }

    @Region("kept")
    Cell holdsResult() {
        return kept;
    }

    Cell holdsResultOfNoRegion() {
        return own == null ? new Cell() : own;
    }

    Cell failsResultThatLeadsElsewhere() {
        Cell made = new Cell();
        made.next = kept;
        return made;
    }

    //@ assignable \nothing;
    Cell openFirst() {
        return own;
    }

    //@ assignable \nothing;
    @Region("kept")
    Cell openKept() {
        return kept;
    }

    void holdsResultsOfCalls() {
        Cell first = openFirst();
        Cell named = openKept();
        own = first;
        kept = named;
        Kukang.check(first == null || first != named);
    }

    void failsStoreOfAResult() {
        Cell named = openKept();
        if (named != null) {
            own = named;
        }
    }

    void failsSinceTheResultMayBeKept() {
        Kukang.check(kept == null || openKept() != kept);
    }
}
