package orders;

import java.util.Comparator;

/** Total orders of which nothing else is known: nothing in this package implements Comparable or Comparator. */
@SuppressWarnings({"rawtypes", "unchecked"})
class Orders {
    // Whether they are null is all that has to be known; nobody looks at the result.
    //: lazier# ok 1, NullPointerException 2
    // Both are decided before the call: one of them is null, or both are.
    //: lazier ok 1, NullPointerException 3
    // Null, null; null, one; one, null; one twice; two.
    //: lazy ok 2, NullPointerException 3
    static int compare(Comparable a, Comparable b) { return a.compareTo(b); }

    // A null one of either, and three ways to stand to each other.
    //: lazier# ok 5
    //: lazier ok 6
    // An object is equal to itself; two have three ways.
    //: lazy ok 7
    static int branch(Comparable a, Comparable b) {
        if (a == null || b == null) return 0;
        int c = a.compareTo(b);
        return c < 0 ? 1 : c > 0 ? 2 : 3;
    }

    //: ok 2
    static void reflexive(Comparable a) { if (a != null && a.compareTo(a) != 0) throw new Error(); }

    // Less or not: asking the other way round tells nothing new.
    //: lazier# ok 4
    //: lazier ok 5
    //: lazy ok 6
    static void antisymmetric(Comparable a, Comparable b) {
        if (a == null || b == null) return;
        if (a.compareTo(b) < 0 != b.compareTo(a) > 0) throw new Error();
    }

    // Three that may be null; a not below b; b not below c; or both, and then a is below c.
    //: lazier# ok 6
    //: lazier ok 10
    // a null: 5. a and no b: 3. b is a: c null, a, another: 3. b another: no c 1, a 2, b 2, another 3.
    //: lazy ok 19
    static void transitive(Comparable a, Comparable b, Comparable c) {
        if (a == null || b == null || c == null) return;
        if (a.compareTo(b) < 0 && b.compareTo(c) < 0 && a.compareTo(c) >= 0) throw new Error();
    }

    // What is less is another object: the two cannot become one any more.
    //: lazier# ok 4
    //: lazier ok 5
    //: lazy ok 6
    static void lessIsAnother(Comparable a, Comparable b) {
        if (a == null || b == null) return;
        if (a.compareTo(b) < 0 && a == b) throw new Error();
    }

    // Objects that were not compared yet: the same or not; then, if not, any order.
    //: lazier# ok 6
    //: lazier ok 7
    //: lazy ok 7
    static int sameIsEqual(Comparable a, Comparable b) {
        if (a == null || b == null) return 0;
        if (a == b) { if (a.compareTo(b) != 0) throw new Error(); return 1; }
        int c = a.compareTo(b);
        return c < 0 ? 2 : c > 0 ? 3 : 4;
    }

    // Equal in the order may be one object or two.
    //: lazier# ok 5
    //: lazier ok 6
    //: lazy ok 6
    static int equalMayDiffer(Comparable a, Comparable b) {
        if (a == null || b == null) return 0;
        if (a.compareTo(b) != 0) return 1;
        return a == b ? 2 : 3;
    }

    // Only the sign of a result is known. Whoever expects 1 is wrong.
    //: lazier# ok 4, Error 1
    //: lazier ok 5, Error 1
    //: lazy ok 6, Error 1
    static int notOne(Comparable a, Comparable b) {
        if (a == null || b == null) return 0;
        int c = a.compareTo(b);
        if (c > 0 && c != 1) throw new Error();
        return c > 0 ? 1 : 2;
    }

    // A comparator takes anything, null too, and nothing of it has to be known.
    //: lazier# ok 3
    // No comparator: 4. One: two nulls are equal; else less or not.
    //: lazier ok 11
    // No comparator: 5. One: null, null 1; null, one 2; one, null 2; one twice 1; two 2.
    //: lazy ok 13
    static int by(Comparator c, Object x, Object y) {
        if (c == null) return 0;
        return c.compare(x, y) < 0 ? 1 : 2;
    }

    // Either is null; c says no; d is c and says the same; d is another and says yes or no.
    //: lazier# ok 6
    static int two(Comparator c, Comparator d, Object x, Object y) {
        if (c == null || d == null) return 0;
        return c.compare(x, y) < 0 && d.compare(x, y) > 0 ? 1 : 2;
    }

    // An order says nothing about the natural order: three that may be null, then three ways twice.
    //: lazier# ok 12
    static int independent(Comparator c, Comparable x, Comparable y) {
        if (c == null || x == null || y == null) return 0;
        int natural = x.compareTo(y), other = c.compare(x, y);
        int first = natural < 0 ? 1 : natural > 0 ? 2 : 3;
        int second = other < 0 ? 1 : other > 0 ? 2 : 3;
        return first * 10 + second;
    }

    // Null is somewhere in the order of a comparator, always in the same place.
    //: lazier# ok 4
    static void nullHasOnePlace(Comparator c, Object x, Object y) {
        if (c == null) return;
        if (x == null && y == null && c.compare(x, y) != 0) throw new Error();
    }

    // A symbol that was compared becomes null: it has been where null is. Before: no comparator; x not below null.
    //: lazier# ok 4
    static int becomesNull(Comparator c, Object x, Object y) {
        if (c == null) return 0;
        if (c.compare(x, null) >= 0) return 1;
        if (x == null) throw new Error();
        return c.compare(x, y) < 0 ? 2 : 3;
    }

    // Three that may be null; a pair that is not sorted; below it, at its first, between, or above.
    //: lazier# ok 8
    static int place(Comparable key, Comparable low, Comparable high) {
        if (key == null || low == null || high == null) return 0;
        if (low.compareTo(high) >= 0) return 0;
        int c = key.compareTo(low);
        if (c <= 0) return c == 0 ? 1 : 2;
        return key.compareTo(high) < 0 ? 3 : 4;
    }

    // An Object may be comparable, or null; or not.
    //: lazier# ok 1, ClassCastException 1
    static void cast(Object o) { Comparable c = (Comparable) o; }

    // Whatever else an unknown Comparable does is not known.
    //: lazier# ok 1, unsupported 1 [a call on an unknown java.lang.Comparable]
    static int hash(Comparable a) { return a == null ? 0 : a.hashCode(); }

    // A type that is ordered, and that nobody implements: as above.
    //: lazier# ok 4
    static void ownOrder(Ordered a, Ordered b) {
        if (a == null || b == null) return;
        if (a.compareTo(b) < 0 != b.compareTo(a) > 0) throw new Error();
    }

    // Here the order is known, but not the class: its code is not taken for what it might be.
    //: lazier# ok 2, unsupported 1 [a call on an unknown orders.Sized]
    static int known(Sized a, Sized b) {
        if (a == null || b == null) return 0;
        return ((Comparable<Sized>) a).compareTo(b);
    }
}

interface Ordered extends Comparable<Ordered> { }

abstract class Sized implements Comparable<Sized> {
    int size;

    public int compareTo(Sized other) { return Integer.compare(size, other.size); }
}
