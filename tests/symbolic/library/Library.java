package library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Cell { int value; }

class Library {
    // A negative number or not.
    //: lazier# ok 2
    static int abs(int a) { return Math.abs(a); }

    //: lazier# ok 2
    static int min(int a, int b) { return Math.min(a, b); }

    //: lazier# ok 2
    static long max(long a, long b) { return Math.max(a, b); }

    // A list of the JDK holds the unknown reference as it is.
    //: lazier# ok 1
    //: lazier ok 2
    //: lazy ok 2
    static void list(Cell c) { List<Cell> l = new ArrayList<>(); l.add(c); if (l.get(0) != c || l.size() != 1) throw new Error(); }

    // An immutable list of three is an array of three underneath.
    //: lazier# ok 3, ArrayIndexOutOfBoundsException 1
    static int listIndex(int i) { return List.of(5, 6, 7).get(i); }

    //: lazier# ok 1
    //: lazier ok 2
    //: lazy ok 2
    static void map(Cell c) {
        Map<String, Cell> m = new HashMap<>();
        m.put("a", c);
        m.put("b", null);
        if (m.get("a") != c || m.get("c") != null || m.size() != 2) throw new Error();
    }

    // Numbers as map keys are boxed: not asked for here.
    //: lazier# ok 1
    static void values(int a) { int[] all = {a, a + 1}; Map<String, int[]> m = new HashMap<>(); m.put("a", all); if (m.get("a")[1] != a + 1) throw new Error(); }

    // Unknown contents in arrays of known length.
    //: lazier# ok 1
    static void copy(int x, int y) {
        int[] a = {x, y}, b = new int[3];
        System.arraycopy(a, 0, b, 1, 2);
        if (b[0] != 0 || b[1] != x || b[2] != y) throw new Error();
    }

    // Within one array.
    //: lazier# ok 1
    static void shift(int x, int y) { int[] a = {x, y, 0}; System.arraycopy(a, 0, a, 1, 2); if (a[0] != x || a[1] != x || a[2] != y) throw new Error(); }

    // Known contents over unknown ones.
    //: lazier# ok 1
    static void overwrite(int x) { int[] a = {1, 2}, b = {x, x}; System.arraycopy(a, 0, b, 0, 1); if (b[0] != 1 || b[1] != x) throw new Error(); }

    //: lazier# ok 1
    //: lazier ok 2
    //: lazy ok 2
    static void copyReferences(Cell c) { Cell[] a = {c}, b = new Cell[1]; System.arraycopy(a, 0, b, 0, 1); if (b[0] != c) throw new Error(); }

    //: lazier# ok 1
    static void cloned(int x) { int[] a = {x}; int[] b = a.clone(); a[0] = 0; if (b[0] != x) throw new Error(); }

    //: lazier# ok 1
    static void copyOf(int x) { int[] b = Arrays.copyOf(new int[] {x}, 2); if (b[0] != x || b[1] != 0) throw new Error(); }

    //: lazier# ok 1
    static void fill(int x) { int[] a = new int[2]; Arrays.fill(a, x); if (a[0] != x || a[1] != x) throw new Error(); }

    // Two unknown numbers: in order or not.
    //: lazier# ok 2
    static void sort(int x, int y) { int[] a = {x, y}; Arrays.sort(a); if (a[0] > a[1]) throw new Error(); }

    // An unknown array is copied: not there; too short; or its first element, which is then touched.
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void copyUnknown(int[] a) { int[] b = new int[1]; System.arraycopy(a, 0, b, 0, 1); if (b[0] != a[0]) throw new Error(); }

    // Copied element by element: lengths 0 to 3, and what is longer is beyond k.
    //: ok 4, NullPointerException 1, bounded 1
    static void cloneUnknown(int[] a) { int[] b = a.clone(); if (b.length != a.length) throw new Error(); }

    // What was expected; something else.
    //: lazier# ok 2
    static void compareAndSet(int i) {
        java.util.concurrent.atomic.AtomicInteger number = new java.util.concurrent.atomic.AtomicInteger(i);
        assert number.compareAndSet(5, 6) == (i == 5);
        assert number.get() == (i == 5 ? 6 : i);
    }

    //: lazier# ok 1
    static void increment(int i) {
        java.util.concurrent.atomic.AtomicInteger number = new java.util.concurrent.atomic.AtomicInteger(i);
        assert number.incrementAndGet() == i + 1 && number.getAndAdd(i) == i + 1;
    }

    // There is a term for the bits of a float; Floats has more of them.
    //: lazier# ok 1
    static int bits(float f) { return Float.floatToRawIntBits(f); }

    // Less, equal, greater.
    //: lazier# ok 3
    static int compare(int a, int b) { return Integer.compare(a, b) < 0 ? 1 : 0; }

    // Wraps around, and says so.
    //: lazier# ok 1, ArithmeticException 1
    static int exact(int a, int b) { return Math.addExact(a, b); }

    //: ok 1, NullPointerException 1
    static Cell require(Cell c) { return java.util.Objects.requireNonNull(c); }

    // A string of the program is known, its characters by an unknown index are not many. An index below and above are two
    // branches of the JDK's own.
    //: lazier# ok 3, StringIndexOutOfBoundsException 2
    static char charAt(int i) { return "abc".charAt(i); }

    //: ok 1, NullPointerException 1
    static int identity(Cell c) { return c.hashCode(); }

    // Below and above are two branches of the JDK's own.
    //: lazier# ok 1, IndexOutOfBoundsException 2
    static int checkIndex(int i) { return java.util.Objects.checkIndex(i, 3); }

    // The state of an unknown list is not supported, and said so.
    //: NullPointerException 1, unsupported 1 [the fields of an unknown java.util.ArrayList (it has no contract)]
    static int unknownList(ArrayList<Cell> l) { return l.size(); }

    // The first elements differ, or the second ones, or none: numbers that nobody knows have no bits to compare eight bytes at a time.
    //: ok 3
    static boolean sameInts(int a, int b) { return Arrays.equals(new int[] {a, b, 7}, new int[] {1, 2, 7}); }

    //: ok 3
    static int firstDifference(long a, long b) { return Arrays.mismatch(new long[] {a, b}, new long[] {1, 2}); }


    // The same bits or not, and where not, whether it is a number at all is asked.
    //: ok 3
    static boolean sameDoubles(double a) { return Arrays.equals(new double[] {1, a}, new double[] {1, -0.0}); }

    // No array, one of another length, and the three ways of two elements.
    //: ok 5
    static int ofUnknown(int[] a) { return a == null || a.length != 2 ? -2 : Arrays.mismatch(a, new int[] {1, 2}); }

    // An array that is made by reflection is like any other: the length is negative, or it is that of the array.
    //: ok 1, NegativeArraySizeException 1
    static int reflected(int n) { return ((Cell[]) java.lang.reflect.Array.newInstance(Cell.class, n)).length; }

    //: ok 1, NegativeArraySizeException 1
    static void grown(int n) { if (Arrays.copyOf(new Cell[0], n).length != n) throw new Error(); }
}
