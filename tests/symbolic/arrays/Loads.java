package arrays;

/** A load from an unknown array with an unknown index: no array, out of bounds, or an element. */
class Loads {
    // The array is null; or it is fresh, and then the index is outside (below or above, which is one alternative) or new.
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int ints(int[] a, int i) { return a[i]; }

    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static long longs(long[] a, int i) { return a[i]; }

    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static float floats(float[] a, int i) { return a[i]; }

    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static double doubles(double[] a, int i) { return a[i]; }

    // An element is within its type's range, so the error is out of reach.
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void bytes(byte[] a, int i) { if (a[i] < -128 || a[i] > 127) throw new Error(); }

    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void shorts(short[] a, int i) { if (a[i] < -32768 || a[i] > 32767) throw new Error(); }

    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void chars(char[] a, int i) { if (a[i] < 0 || a[i] > 65535) throw new Error(); }

    // An element is true or false: two ways to end.
    //: ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int booleans(boolean[] a, int i) { return a[i] ? 1 : 0; }

    // The element itself is left open by lazier#. Lazier decides whether it is null, lazy whether it is null or fresh:
    // there is no other cell to alias.
    //: lazier# ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    //: lazier ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    //: lazy ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static Cell references(Cell[] a, int i) { return a[i]; }

    // The second load of the same index finds the element that the first one touched.
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void again(int[] a, int i) { if (a[i] != a[i]) throw new Error(); }

    // The second index is outside, or the first one, or another.
    //: ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 2
    static int two(int[] a, int i, int j) { return a[i] + a[j]; }

    // The two references are the same array or not. Lazier# asks a for null first (1 NPE), then b (1 NPE for a fresh a);
    // then b is a or fresh. Each a[i] may be outside. If b is a, then a[i] and b[i] are one element.
    // a: null; outside; touched, and then b: null; a (ok); fresh: outside, ok.
    //: lazier# ok 2, NullPointerException 2, ArrayIndexOutOfBoundsException 2
    // Lazier has decided both nullnesses before: a null twice, a there and b null: outside or NPE.
    // Both there: outside; touched, and then b is a, or fresh: outside or ok.
    //: lazier ok 2, NullPointerException 3, ArrayIndexOutOfBoundsException 3
    // Lazy has decided which objects they are: as lazier, but b is a (outside, ok) or fresh (a outside, b outside, ok).
    //: lazy ok 2, NullPointerException 3, ArrayIndexOutOfBoundsException 4
    static int aliased(int[] a, int[] b, int i) { return a[i] + b[i]; }

    // An element of the outer array is null or a fresh array: an array of ints is never the outer array itself.
    //: ok 1, NullPointerException 2, ArrayIndexOutOfBoundsException 2
    static int nested(int[][] a) { return a[0][0]; }

    // k is 3: after three indices the fourth is only ever outside.
    //: ok 0, NullPointerException 1, ArrayIndexOutOfBoundsException 4, cut 1
    static int four(int[] a) { return a[0] + a[1] + a[2] + a[3]; }

    // A constant index below 0 is never an index.
    //: ok 0, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int below(int[] a) { return a[-1]; }

    // Below and above are told apart only by the one who asks: -1 and length are both outside.
    //: ok 0, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int above(int[] a) { return a[a.length]; }

    // The last element is there unless the length is 0.
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int last(int[] a) { return a[a.length - 1]; }

    // A length is never negative.
    //: ok 1, NullPointerException 1
    static int length(int[] a) { if (a.length < 0) throw new Error(); return a.length; }

    //: ok 2, NullPointerException 1
    static int empty(int[] a) { return a.length == 0 ? 1 : 2; }

    // An index that was read is inside: the comparison has one answer.
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void inside(int[] a, int i) { int v = a[i]; if (i < 0 || i >= a.length) throw new Error(); }

    // An array of known length: one alternative per element, and outside.
    //: ok 3, ArrayIndexOutOfBoundsException 1
    static int known(int i) { int[] a = {5, 6, 7}; return a[i]; }

    // The index is known to be 0 or 1.
    //: ok 2
    static int knownInside(boolean z) { int[] a = {5, 6, 7}; return a[z ? 1 : 0]; }

    // A loop over an unknown array of at most two elements: length 0, 1, 2, and longer.
    //: ok 4, NullPointerException 1
    static int loop(int[] a) { int sum = 0; if (a.length > 2) return -1; for (int v : a) sum += v; return sum; }
}

class Cell { int value; }
