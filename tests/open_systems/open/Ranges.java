package open;

/** Frames of calls that may assign to ranges of arrays: what matters are the elements that there are. */
public final class Ranges {
    static final int[] TABLE = {1, 2, 3};

    private Ranges() {}

    //@ requires a != null; assignable a[*];
    public static void openAll(int[] a) {}

    //@ requires a != null; assignable a[0 ..];
    public static void openFromFirst(int[] a) {}

    //@ requires a != null; assignable a[from .. to];
    public static void openRange(int[] a, int from, int to) {}

    //@ requires a != null; assignable a[i];
    public static void openOne(int[] a, int i) {}

    //@ assignable TABLE[i];
    public static void openTable(int i) {}

    //@ requires a != null; assignable a[0 .. a.length - 1];
    public static void holdsAllAsRange(int[] a) {
        openAll(a);
        openFromFirst(a);
    }

    //@ requires a != null; assignable a[0 ..];
    public static void holdsAllAsOpenRange(int[] a) {
        openAll(a);
    }

    //@ requires a != null; assignable a[0 .. a.length - 2];
    public static void failsButTheLast(int[] a) {
        openAll(a);
    }

    //@ requires a != null; assignable a[1 ..];
    public static void failsButTheFirst(int[] a) {
        openFromFirst(a);
    }

    //@ requires a != null && a.length > 4; assignable a[0 .. 1], a[3 ..];
    public static void failsInTheMiddle(int[] a) {
        openAll(a);
    }

    //@ requires a != null && i >= 0; assignable a[0 .. i], a[i + 1 ..];
    public static void holdsInTwoParts(int[] a, int i) {
        openAll(a);
    }

    //@ requires a != null && a.length == 1; assignable a[0];
    public static void holdsOnlyElement(int[] a) {
        openAll(a);
    }

    //@ requires a != null && a.length <= 2; assignable a[0];
    public static void failsOnlyElement(int[] a) {
        openAll(a);
    }

    //@ requires a != null && a.length == 0; assignable \nothing;
    public static void holdsEmptyArray(int[] a) {
        openAll(a);
        openFromFirst(a);
        openRange(a, 0, 7);
    }

    //@ requires a != null && from > to; assignable \nothing;
    public static void holdsEmptyRange(int[] a, int from, int to) {
        openRange(a, from, to);
    }

    //@ requires a != null && from >= to; assignable \nothing;
    public static void failsEmptyRange(int[] a, int from, int to) {
        openRange(a, from, to);
    }

    //@ requires a != null && (i < 0 || i >= a.length); assignable \nothing;
    public static void holdsBeyondTheArray(int[] a, int i) {
        openOne(a, i);
        openRange(a, a.length, a.length + i);
    }

    //@ requires a != null && i < a.length; assignable \nothing;
    public static void failsBeyondTheArray(int[] a, int i) {
        openOne(a, i);
    }

    //@ requires a != null && 0 <= from && from <= to; assignable a[from .. to];
    public static void holdsSameRange(int[] a, int from, int to) {
        openRange(a, from, to);
        openOne(a, from);
        openRange(a, from, (from + to) >>> 1);
    }

    //@ requires a != null; assignable a[from .. to];
    public static void failsShiftedRange(int[] a, int from, int to) {
        openRange(a, from + 1, to + 1);
    }

    /** What was touched before is assigned to as little as what was not. */
    //@ requires a != null && a.length > 2; assignable a[1 .. 2];
    public static void holdsTouched(int[] a) {
        int first = a[0], second = a[1];
        openRange(a, 1, 2);
        assert a[0] == first;
    }

    //@ requires a != null && b != null; assignable a[*];
    public static void failsOtherArray(int[] a, int[] b) {
        openAll(b);
    }

    //@ requires a != null && b != null && (a == b || b.length == 0); assignable a[0 ..];
    public static void holdsOtherArray(int[] a, int[] b) {
        openAll(b);
    }

    //@ assignable \nothing;
    public static void holdsNewArray() {
        openAll(new int[3]);
    }

    //@ requires i >= 1; assignable TABLE[1 .. 2];
    public static void holdsTable(int i) {
        openTable(i);
    }

    //@ requires i >= 0; assignable TABLE[1 .. 2];
    public static void failsTable(int i) {
        openTable(i);
    }
}
