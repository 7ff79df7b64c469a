package types;

interface Marked { }
class Base { int b; }
class Left extends Base { int x; }
class Right extends Base implements Marked { long y; }
class Both extends Left implements Marked { double z; }

/** instanceof and checkcast. The classes are Base, Left, Right and Both. */
class Tests {
    // Lazier#: a Left that is not null; or null and everything else, in one.
    //: lazier# ok 2
    // Null is decided before: null; a Left; another.
    //: lazier ok 3
    //: lazy ok 3
    static int is(Base b) { return b instanceof Left ? 1 : 0; }

    // An array of arrays is one of the objects as soon as somebody asks.
    //: lazier# ok 2
    //: lazier ok 3
    //: lazy ok 3
    static int matrix(Object o) { return o instanceof int[][] ? 1 : 0; }

    // Left or Both; Right; null; Base. Whoever asks first, these are the four.
    //: ok 4
    static int chain(Base b) {
        if (b instanceof Left) return 1;
        if (b instanceof Right) return 2;
        return b == null ? 3 : 4;
    }

    // Nothing is both a Left and a Right.
    //: lazier# ok 2
    //: lazier ok 3
    //: lazy ok 3
    static void contradiction(Base b) { if (b instanceof Left && b instanceof Right) throw new Error(); }

    // Asking again gives the same answer.
    //: lazier# ok 2
    //: lazier ok 3
    //: lazy ok 3
    static void again(Base b) { boolean first = b instanceof Left; if (b instanceof Left != first) throw new Error(); }

    // Not marked (or null); marked and no Left; Both.
    //: lazier# ok 3
    //: lazier ok 4
    //: lazy ok 4
    static int both(Base b) { return b instanceof Marked ? b instanceof Left ? 1 : 2 : 3; }

    // Through an interface: Right and Both. Null is one of the others.
    //: lazier# ok 2
    //: lazier ok 3
    //: lazy ok 3
    static int marked(Marked m) { return m instanceof Left ? 1 : 0; }

    // Every Base is a Base; null is not.
    //: ok 2
    static int trivial(Base b) { return b instanceof Base ? 1 : 0; }

    // A not-null symbol: after the test for null, the negative answer no longer covers null.
    //: ok 3
    static int notNull(Base b) { if (b == null) return 0; return b instanceof Left ? 1 : 2; }

    // A resolved one: NPE or not, then a Left or not.
    //: ok 2, NullPointerException 1
    static int resolved(Base b) { int x = b.b; return b instanceof Left ? 1 : 2; }

    // A cast lets null and Lefts pass.
    //: lazier# ok 1, ClassCastException 1
    //: lazier ok 2, ClassCastException 1
    //: lazy ok 2, ClassCastException 1
    static Left cast(Base b) { return (Left) b; }

    // What passed once passes again.
    //: lazier# ok 1, ClassCastException 1
    //: lazier ok 2, ClassCastException 1
    //: lazy ok 2, ClassCastException 1
    static void castAgain(Base b) { Left l = (Left) b; Base c = l; Left m = (Left) c; }

    // A Left cannot be cast to a Right, only null can.
    //: lazier# ok 1, ClassCastException 2
    //: lazier ok 1, ClassCastException 2
    //: lazy ok 1, ClassCastException 2
    static void castBoth(Base b) { Base l = (Left) b; Base r = (Right) l; if (r != null) throw new Error(); }

    // The field of the subclass is there after the cast.
    //: ok 1, NullPointerException 1, ClassCastException 1
    static int castField(Base b) { return ((Left) b).x; }

    // Also if the object is there already, with the fields of its declared type only.
    //: ok 1, NullPointerException 1, ClassCastException 1
    static int grownField(Base b) { b.b = 1; ((Left) b).x = 2; return b.b + ((Left) b).x; }

    // The four classes have different layouts; the right fields are reached in each.
    // NPE; Both; Left; Right; Base.
    //: ok 4, NullPointerException 1
    static double layouts(Base b) {
        double sum = b.b;
        if (b instanceof Left l) sum += l.x;
        if (b instanceof Both o) sum += o.z;
        if (b instanceof Right r) sum += r.y;
        return sum;
    }

    // getClass needs to know: one path for each class.
    //: ok 4, NullPointerException 1
    static Class<?> exact(Base b) { return b.getClass(); }

    // Aliases share what is known. a and b resolved to one object: a Left for one is a Left for the other.
    // Lazier#: a null or no Left: done, 1. A Left: b null; a; another: 3.
    //: lazier# ok 4
    // Lazier: a null (b null or not: 2); a there (b null: Left or not; b there: no Left; Left and then a == b or not).
    //: lazier ok 7
    // Lazy: a null: b null, b fresh. a fresh: b null, a, fresh; in each a is a Left or not.
    //: lazy ok 8
    static void aliases(Base a, Base b) {
        if (!(a instanceof Left)) return;
        if (a == b && !(b instanceof Left)) throw new Error();
    }

    // An Object may be an array.
    //: lazier# ok 2
    //: lazier ok 3
    //: lazy ok 3
    static int arrayAsObject(Object o) { return o instanceof int[] ? 1 : 0; }

    // And as such the same as another reference to one: o and a null; one of them null; the same; different.
    // Lazier#: o == a is asked of the left one: null (then a null or not), fresh (then a null, o, fresh).
    //: lazier# ok 5
    //: lazier ok 5
    //: lazy ok 5
    static int sameArray(Object o, int[] a) { return o == a ? 1 : 0; }

    // No int[]; null; too short; or an element.
    //: ok 1, ClassCastException 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int castArray(Object o) { return ((int[]) o)[0]; }

    // The length of what is known to be an array is never negative, whichever array it is.
    // Not an int[] (null among it); an int[].
    //: lazier# ok 2
    //: lazier ok 3
    //: lazy ok 3
    static void lengthOfObject(Object o) { if (o instanceof int[] a && a.length < 0) throw new Error(); }

    // An Object is one of Object, Base, Both, Left, Right, Tests, Marked's two, or an array; a Base is a Base either way.
    // o null or no Base; a Base: equal to b (null is not a Base): b null, o, another.
    //: lazier# ok 4
    static int sameObject(Object o, Base b) { return o instanceof Base ? o == b ? 1 : 2 : 3; }

    // An array of Lefts is an array of Bases.
    //: lazier# ok 2
    //: lazier ok 3
    //: lazy ok 3
    static int arrays(Base[] a) { return a instanceof Left[] ? 1 : 0; }

    // A Base[] may be a Marked[]: a Right[] or a Both[] is.
    //: lazier# ok 2
    //: lazier ok 3
    //: lazy ok 3
    static int markedArray(Base[] a) { return (Object) a instanceof Marked[] ? 1 : 0; }

    // No array of ints is an array of longs.
    //: lazier# ok 1
    //: lazier ok 2
    //: lazy ok 2
    static void primitives(int[] a) { if ((Object) a instanceof long[]) throw new Error(); }
}
