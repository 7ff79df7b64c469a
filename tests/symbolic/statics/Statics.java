package statics;

class Cell { int value; Cell(int value) { this.value = value; } }

class Statics {
    static int n;
    static boolean flag;
    static byte small;
    static long wide;
    static double real;
    static volatile Cell shared;
    static int[] numbers;
    static final int FOUR = new Cell(4).value;
    static final Cell FIXED = new Cell(7);
    static final int[] TABLE = {1, 2, 3};
    static final String NAME = "name";

    // Not final: unknown when the method is entered.
    //: ok 2
    static int read() { return n > 5 ? 1 : 0; }

    //: ok 2
    static int readFlag() { return flag ? 1 : 0; }

    //: ok 1
    static void range() { if (small < -128 || small > 127) throw new Error(); }

    //: ok 2
    static int readWide() { return wide > 5L ? 1 : 0; }

    // Written first, it is what was written.
    //: ok 1
    static void write(int a) { n = a; wide = a; if (n != a || wide != a) throw new Error(); }

    //: ok 1
    static void narrow(int a) { small = (byte) a; if (small != (byte) a) throw new Error(); }

    // Two reads give the same.
    //: ok 1
    static void again() { if (n != n) throw new Error(); }

    // Static finals are as their initializer computes them.
    //: ok 1
    static void fixed() { if (FOUR != 4 || FIXED.value != 7 || NAME != "name") throw new Error(); }

    //: ok 3, ArrayIndexOutOfBoundsException 1
    static int table(int i) { return TABLE[i]; }

    //: ok 1, NullPointerException 1
    static int reference() { return shared.value; }

    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int element() { return numbers[0]; }

    // The parameter and the static field may be the same cell: shared null; c null; c is shared; another.
    //: lazier# ok 2, NullPointerException 2
    // c null or not comes first; then shared null or not.
    //: lazier ok 2, NullPointerException 3
    //: lazy ok 2, NullPointerException 3
    static int aliased(Cell c) { return shared.value + c.value; }

    // Null; the very cell of the static final field; any other.
    //: ok 3
    static int sentinel(Cell c) { return c == FIXED ? 1 : 0; }

    // It is a candidate before the field is read: null; FIXED, whose 7 is known; another with 7, or without.
    //: ok 3, NullPointerException 1
    static int sentinelLater(Cell c) { return c.value == 7 ? c == FIXED ? 1 : 2 : 3; }

    // c is FIXED; c is null, and d null, FIXED or another; c is another, and d null, the same, FIXED or yet another.
    //: lazier# ok 8
    // If c is FIXED, whether d is null is known before anybody asks.
    //: lazier ok 9
    // If c is FIXED, d is null, FIXED or another.
    //: lazy ok 10
    static int sentinels(Cell c, Cell d) { if (c == FIXED) return 1; return c == d ? 2 : d == FIXED ? 3 : 4; }

    // An identity hash code is any number that HotSpot gives, the same each time.
    //: ok 3
    static int hash(Cell c) { return c == null ? 0 : System.identityHashCode(c) == 5 ? 1 : 2; }

    // They have 31 bits and are never 0.
    //: ok 1, NullPointerException 1
    static void noSuchHash(Cell c) { if (c.hashCode() <= 0) throw new Error(); }

    // Different objects may have the same one, or not. c is null; d is null; they are the same; the two.
    //: lazier# ok 5
    // If c is null, whether d is null is known before anybody asks.
    //: lazy ok 6
    //: lazier ok 6
    static int hashes(Cell c, Cell d) {
        if (c == null || d == null || c == d) return 0;
        return System.identityHashCode(c) == System.identityHashCode(d) ? 1 : 2;
    }

    // Objects of static fields have theirs before the call, too.
    //: ok 2
    static int hashOfHeld() { return System.identityHashCode(FIXED) == 5 ? 1 : 2; }

    //: ok 1, NullPointerException 1
    static void sameHash(Cell c) { if (c.hashCode() != System.identityHashCode(c)) throw new Error(); }

    //: ok 2
    static int hashOfNew() { return new Cell(1).hashCode() > 5 ? 1 : 0; }

    // The JDK is given a number.
    //: ok 2
    static int hashForTable(Cell c) { return java.util.Objects.hashCode(c) > 5 ? 1 : 0; }

    // A class that is initialized in the middle of a path: as if it had been before.
    //: ok 3
    static int later(int a) { return a > 0 ? Later.flag ? 1 : 2 : 3; }

    //: ok 2
    static int laterFinal(int a) { if (a > 0) { if (Later.SIX != 6) throw new Error(); return 1; } return 2; }

    // Two classes in one path, one below a choice.
    //: ok 4
    static int chain(int a) { int n = Later.flag ? 1 : 2; if (a > n) return Latest.SEVEN; return 0; }

    // An initializer that fails: the first use says so, as on a JVM that has just started.
    //: ok 1, ExceptionInInitializerError 1
    static int failing(int a) { return a > 0 ? Failing.x : 0; }

    // Each path has its own first use.
    //: ok 1, ExceptionInInitializerError 2
    static int failingTwice(int a) { return a > 0 ? Failing.x : a < -5 ? Failing.x + 1 : 0; }

    // The second use finds the class in an erroneous state.
    //: ok 1
    static int failedBefore() {
        try { return Failing.x; } catch (ExceptionInInitializerError e) { }
        try { return Failing.x; } catch (NoClassDefFoundError e) { return 1; }
    }

    // Class initializers of the parameter's class run when an instance is made.
    //: ok 1
    static int made() { return new Counted().number; }

    // No: the number of instances is a static field like any other.
    //: ok 2
    static int counted() { return Counted.made > 0 ? 1 : 0; }
}

class Later { static boolean flag = true; static final int SIX = Integer.parseInt("6"); }
class Latest { static final int SEVEN = Later.SIX + 1; }
class Failing { static int x = 1 / Integer.parseInt("0"); }
class Counted { static int made; final int number; Counted() { number = ++made; } }
