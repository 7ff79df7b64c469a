package language;

import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;

record Point(int x, long y) { }
enum Nothing { }
enum Level { LOW, HIGH { int weight() { return 2; } }; int weight() { return 1; } }

class Language {
    // A lambda captures a term.
    //: lazier# ok 1
    static void lambda(int a) { IntSupplier s = () -> a + 1; if (s.getAsInt() != a + 1) throw new Error(); }

    //: lazier# ok 1
    static void argument(int a) { IntUnaryOperator f = x -> x * 2; if (f.applyAsInt(a) != a * 2) throw new Error(); }

    //: lazier# ok 1
    static void reference(int a) { IntUnaryOperator f = Language::twice; if (f.applyAsInt(a) != a + a) throw new Error(); }

    private static int twice(int x) { return x + x; }

    //: lazier# ok 1
    static void record(int a, long b) { Point p = new Point(a, b); if (p.x() != a || p.y() != b) throw new Error(); }

    // Equal in x and y; different in x; in y.
    //: lazier# ok 3
    static boolean equalRecords(int a, long b, int c, long d) { return new Point(a, b).equals(new Point(c, d)); }

    //: ok 1, NullPointerException 1
    static long symbolicRecord(Point p) { return p.x() + p.y(); }

    //: lazier# ok 1
    static int recordHash(int a, long b) { return new Point(a, b).hashCode(); }

    // Text of an unknown number is a string without known characters; Texts has more of them.
    //: lazier# ok 1
    static String recordText(int a) { return new Point(a, 1).toString(); }

    //: lazier# ok 1
    static String concatenation(int a) { return "a is " + a; }

    //: lazier# ok 1
    static String concatenateDouble(double a) { return a + ""; }

    // A condition inside is decided before.
    //: lazier# ok 2
    static String concatenateKnown(boolean z) { return "z is " + (z ? 1 : 2); }

    //: lazier# ok 2, ArrayIndexOutOfBoundsException 1
    static int enums(int i) { return Level.values()[i].weight(); }

    // Nothing but null is of an enum without constants.
    //: ok 1
    static int nothing(Nothing n) { return n == null ? 0 : 1; }

    //: NullPointerException 1
    static int noOrdinal(Nothing n) { return n.ordinal(); }

    // Nobody asks which box it is; Boxes has more of them.
    //: lazier# ok 1
    static Integer box(int a) { return a; }

    //: ok 1, NullPointerException 1
    static int unbox(Integer x) { return x; }

    //: lazier# ok 1
    static Boolean boxBoolean(boolean z) { return z; }

    // Ternaries and short circuits: z and a > 0, z and not, not z.
    //: lazier# ok 3
    static int conditions(boolean z, int a) { return z && a > 0 ? 1 : 0; }

    // A boolean that is computed without a branch.
    //: lazier# ok 2
    static int xor(boolean a, boolean b) { return a ^ b ? 1 : 0; }

    // A loop whose end is unknown: 0, 1, 2 rounds.
    //: lazier# ok 4
    static int loop(int n) { if (n > 2) return -1; int s = 0; for (int i = 0; i < n; i++) s += i; return s; }

    // Recursion on a number, three deep.
    //: lazier# ok 4
    static int recursion(int n) { if (n > 2) return -1; return down(n); }

    private static int down(int n) { return n <= 0 ? 0 : 1 + down(n - 1); }

    // No class of the class path is a Number. The code asks for Integer, which makes it part of the closed world: what is
    // passed is null or an Integer.
    //: lazier# ok 2
    //: lazier ok 2
    //: lazy ok 2
    static int pattern(Number o) { return o instanceof Integer i && i == i.intValue() ? 1 : 0; }

    // varargs are arrays that the code has made.
    //: lazier# ok 1
    static void variable(int a, int b) { if (sum(a, b) != a + b) throw new Error(); }

    private static int sum(int... all) { int s = 0; for (int v : all) s += v; return s; }

    // An anonymous class captures.
    //: lazier# ok 1
    static void anonymous(int a) {
        IntSupplier s = new IntSupplier() { public int getAsInt() { return a; } };
        if (s.getAsInt() != a) throw new Error();
    }
}
