package arrays;

/** Stores into unknown arrays, and unknown values into known ones. */
class Stores {
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void ints(int[] a, int i, int v) { a[i] = v; if (a[i] != v) throw new Error(); }

    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void longs(long[] a, int i, long v) { a[i] = v; if (a[i] != v) throw new Error(); }

    // A float that is not equal to itself is NaN, and as itself it comes back.
    //: ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int floats(float[] a, int i, float v) { a[i] = v; return a[i] != v ? 1 : 0; }

    //: ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int doubles(double[] a, int i, double v) { a[i] = v; return a[i] != v ? 1 : 0; }

    // What is stored is what fits.
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void bytes(byte[] a, int i, int v) { a[i] = (byte) v; if (a[i] != (byte) v) throw new Error(); }

    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void shorts(short[] a, int i, int v) { a[i] = (short) v; if (a[i] != (short) v) throw new Error(); }

    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void chars(char[] a, int i, int v) { a[i] = (char) v; if (a[i] != (char) v) throw new Error(); }

    // The stored truth value decides the branch: true or false.
    //: ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int booleans(boolean[] a, int i, boolean v) { a[i] = v; return a[i] ? 1 : 0; }

    // a[i] is new. a[j] is outside, a[i], or new.
    //: ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 2
    static int two(int[] a, int i, int j) { a[i] = 1; a[j] = 2; return a[i] == 2 ? 1 : 0; }

    // Read before it is written: the old value stays with the path, the new one with the array.
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void increment(int[] a, int i) { int old = a[i]; a[i]++; if (a[i] != old + 1) throw new Error(); }

    // A store into an array of known length: each element, and outside.
    //: ok 2, ArrayIndexOutOfBoundsException 1
    static int known(int i) { int[] a = new int[2]; a[i] = 9; return a[0]; }

    // Terms in arrays that the code has made, of every kind.
    //: ok 1
    static void values(boolean z, byte b, short s, char c, int i, long j) {
        boolean[] zs = {z}; byte[] bs = {b}; short[] ss = {s}; char[] cs = {c}; int[] is = {i}; long[] js = {j};
        if (zs[0] != z || bs[0] != b || ss[0] != s || cs[0] != c || is[0] != i || js[0] != j) throw new Error();
    }

    // NaN aside, a number equals itself: float is NaN or not, then double is NaN or not.
    //: ok 3
    static int floating(float f, double d) {
        float[] fs = {f}; double[] ds = {d};
        return fs[0] == f ? ds[0] == d ? 1 : 2 : 3;
    }

    // Reference into a known array: nothing to decide but what the strategy decides about c when it is read.
    //: lazier# ok 1
    //: lazier ok 2
    //: lazy ok 2
    static void reference(Cell c) { Cell[] a = {c, null}; if (a[0] != c || a[1] != null) throw new Error(); }
}

/** Arrays made with an unknown length. */
class Made {
    //: ok 1, NegativeArraySizeException 1
    static int ints(int n) { return new int[n].length; }

    //: ok 1, NegativeArraySizeException 1
    static int references(int n) { return new Cell[n].length; }

    //: ok 1, NegativeArraySizeException 1
    static int arrays(int n) { return new int[n][].length; }

    // Nested has more of them.
    //: ok 1, NegativeArraySizeException 1
    static int several(int n) { return new int[n][2].length; }

    // Elements of a made array are 0.
    //: ok 1, NegativeArraySizeException 1, ArrayIndexOutOfBoundsException 1
    static void zero(int n, int i) { long[] a = new long[n]; if (a[i] != 0) throw new Error(); }

    // The element that was written, or another, which is still 0.
    //: ok 2, NegativeArraySizeException 1, ArrayIndexOutOfBoundsException 2
    static int written(int n, int i, int j) { int[] a = new int[n]; a[i] = 7; return a[j]; }

    // No bound on elements of arrays that the code has made.
    //: ok 1, NegativeArraySizeException 1, ArrayIndexOutOfBoundsException 5
    static int five(int n) { int[] a = new int[n]; return a[0] + a[1] + a[2] + a[3] + a[4]; }

    //: ok 1, NegativeArraySizeException 1, ArrayIndexOutOfBoundsException 1
    static void none(int n, int i) { Cell[] a = new Cell[n]; if (a[i] != null) throw new Error(); }

    // Bytes and booleans are both one byte wide, and not to be confused. The comparison is the only branch.
    //: ok 2
    static void flags(byte b) { byte[] a = new byte[2]; a[1] = b; boolean[] z = new boolean[2]; z[0] = b > 0; if (a[0] != 0 || a[1] != b || z[1]) throw new Error(); }
}
