package filled;

/** Arrays of a length that every constructor gives them. */
final class Letters {
    static final int COUNT = 26;
    private final Letters[] below = new Letters[COUNT];
    private final int[] counts = new int[3];
    private final int[][] table = new int[2][4];
    private final boolean[] flags;
    private final Object any = new long[5];
    private final int[] either;
    private final int[] negative;
    /** May be the array of another object. */
    int[] view;
    Letters other;

    Letters(boolean isLarge) {
        flags = new boolean[40_000];
        either = isLarge ? new int[8] : new int[4];
        negative = new int[isLarge ? 1 : 2];
    }

    Letters(int[] view) {
        flags = new boolean[40_000];
        either = new int[4];
        negative = new int[2];
        this.view = view;
    }

    /** Verified. */
    int lengths() {
        assert below.length == 26 && counts.length == 3 && table.length == 2 && flags.length == 40_000;
        return below[25] == null ? counts[2] : 0;
    }

    /** Violated: these are not certain. */
    int uncertain(int at) {
        assert at != 0 || either.length == 4;
        assert at != 1 || table[0].length == 4;
        return negative.length;
    }

    /** Violated where both are one array, and only there. */
    void sees() {
        if (view != null && view.length == 3) {
            view[0] = 1;
            assert view != counts;
        }
    }

    /** Verified: each has made its own, which neither the other nor a call can have. */
    void owns() {
        if (other != null && other != this) {
            assert other.counts != counts && other.below != below;
        }
    }

    /** Verified: arrays of different lengths are not the same. */
    void differs() {
        if (view != null && view.length == 4) {
            assert view != counts;
        }
        if (other != null && other.view != null && other.view.length > 100) {
            assert other.view != counts && other.view != view(3);
        }
    }

    private int[] view(int length) {
        return view != null && view.length == length ? view : null;
    }

    /** Violated: a letter may be none of the alphabet. */
    static void add(Letters letters, char letter) {
        if (letters != null && letters.below[letter - 'a'] == null) {
            letters.below[letter - 'a'] = new Letters(null);
        }
    }
}

/** Parts that one constructor has made. */
final class Parts {
    private final int[] data = new int[4];
    private final int[] marks = new int[4];
    private final Object one;
    private final Object same;

    Parts() {
        one = same = new Object();
    }

    /** Verified, however the array was found. */
    int tail(Object o) {
        if (o == data) {
            int[] mine = (int[]) o;
            return mine[3];
        }
        return -1;
    }

    /** Verified: each is an array of its own. */
    void mark(int i) {
        if (i >= 0 && i < 4) {
            data[i] = 1;
            marks[i] = 2;
            assert data[i] == 1;
        }
    }

    /** Violated: one object is in both. */
    void both() {
        assert one != same;
    }

    /** Verified, whichever came first. */
    void given(Parts other, int[] array) {
        assert other == null || other == this || array != data || array != other.data;
    }
}

/** Its clones have what its constructor has made for it. */
class Copied implements Cloneable {
    final int[] slots = new int[3];

    /** Violated on a clone. */
    void apart(Copied other) {
        if (other != null && other != this) {
            other.slots[0] = 1;
            slots[0] = 2;
            assert other.slots[0] == 1;
        }
    }

    Copied copy() throws CloneNotSupportedException {
        return (Copied) clone();
    }
}
