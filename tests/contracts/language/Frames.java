package language;

/** What a method may assign. */
class Frames {
    static int calls;
    int count;
    Frames other;
    int[] cells;

    //@ assignable count;
    void holdsField() {
        count = 3;
    }

    //@ assignable count;
    void failsField() {
        count = 3;
        other = null;
    }

    //@ assignable this.*;
    void holdsAllFields() {
        count = 3;
        other = null;
    }

    //@ requires other != null;
    //@ assignable other.count;
    void failsOfAnotherObject() {
        count = 4;
    }

    //@ requires other != null;
    //@ assignable other.count;
    void holdsOfAnotherObject() {
        other.count = 4;
    }

    //@ assignable \nothing;
    int holdsNothing() {
        Frames made = new Frames();
        made.count = 5;
        return made.count;
    }

    //@ assignable \nothing;
    int failsNothing() {
        calls++;
        return calls;
    }

    //@ assignable calls;
    static void holdsStatic() {
        calls++;
    }

    //@ assignable \everything;
    void holdsEverything() {
        calls++;
        count++;
    }

    //@ pure
    int failsPure() {
        return count++;
    }

    //@ pure
    int holdsPure() {
        return count + 1;
    }

    //@ pure
    boolean holdsPureWithABranch() {
        return count == 0;
    }

    //@ requires a != null && a.length > 2;
    //@ assignable a[0..1];
    static void holdsRange(int[] a) {
        a[0] = 1;
        a[1] = 2;
    }

    //@ requires a != null && a.length > 2;
    //@ assignable a[0..1];
    static void failsRange(int[] a) {
        a[2] = 1;
    }

    //@ requires a != null && 0 <= i && i < a.length;
    //@ assignable a[i];
    static void holdsElement(int[] a, int i) {
        a[i] = 1;
    }

    //@ requires a != null && 0 <= i && i < a.length;
    //@ modifies a[*];
    static void holdsAllElements(int[] a, int i) {
        a[i] = 1;
    }

    //@ requires cells != null && cells.length > 0;
    //@ assignable cells;
    void failsElementOfAnAssignableArray() {
        cells[0] = 1;
    }

    //@ assignable count, other;
    //@ ensures other == null;
    void holdsSeveral() {
        count = 0;
        other = null;
    }

    //@ requires a != null && a.length > 2;
    //@ assignable a[1..];
    static void holdsRangeToTheEnd(int[] a) {
        a[1] = 1;
        a[a.length - 1] = 2;
    }

    //@ requires a != null && a.length > 2;
    //@ assignable a[1..];
    static void failsRangeToTheEnd(int[] a) {
        a[0] = 1;
    }

    //@ requires a != null && a.length > 2;
    //@ assignable a[..1];
    static void holdsRangeFromTheBeginning(int[] a) {
        a[0] = 1;
        a[1] = 2;
    }

    //@ requires a != null && a.length > 2;
    //@ assignable a[..1];
    static void failsRangeFromTheBeginning(int[] a) {
        a[2] = 1;
    }

    //@ requires a != null && a.length > 2;
    //@ assignable a[..];
    static void holdsRangeWithoutEnds(int[] a) {
        a[a.length - 1] = 1;
        a[0] = 2;
    }
}
