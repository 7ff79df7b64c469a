package arrays;

class Base { }
class Left extends Base { }
class Right extends Base { }

/** The store check of references: Base, Left and Right are all the classes there are. */
class StoreChecks {
    // Lazier#: a null; outside; v null (stored, whatever the array is); else the array is a Base[] (ok), a Left[] (v is a Left, or
    // not), a Right[] (likewise).
    //: lazier# ok 4, ArrayStoreException 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    // Lazier and lazy: as before for each nullness of v, which is decided first.
    //: lazier ok 4, ArrayStoreException 2, NullPointerException 2, ArrayIndexOutOfBoundsException 2
    //: lazy ok 4, ArrayStoreException 2, NullPointerException 2, ArrayIndexOutOfBoundsException 2
    static void any(Base[] a, Base v) { a[0] = v; }

    // The value is a Left: fine in a Base[] and a Left[], not in a Right[].
    //: ok 2, ArrayStoreException 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void left(Base[] a) { a[0] = new Left(); }

    // The array is a Left[]: null and every Left fit in one alternative, the others do not.
    //: lazier# ok 1, ArrayStoreException 1
    // Null, a Left, or another.
    //: lazier ok 2, ArrayStoreException 1
    //: lazy ok 2, ArrayStoreException 1
    static void intoLeft(Base v) { Base[] a = new Left[1]; a[0] = v; }

    // Null needs no check.
    //: ok 1, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static void nothing(Base[] a) { a[0] = null; }

    // What was stored once is known to fit when it is stored again.
    //: lazier# ok 4, ArrayStoreException 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    //: lazier ok 4, ArrayStoreException 2, NullPointerException 2, ArrayIndexOutOfBoundsException 2
    //: lazy ok 4, ArrayStoreException 2, NullPointerException 2, ArrayIndexOutOfBoundsException 2
    static void twice(Base[] a, Base v) { a[0] = v; a[0] = v; }

    // A Right[] has only final elements that are Rights; Left[] as Base[] gives Lefts. The element's class follows the array's.
    // a null; outside; the element is null or fresh (NPE, ok).
    //: lazier# ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    // Null or not is decided with the load, and the comparison with null then has its answer.
    //: lazier ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    //: lazy ok 2, NullPointerException 1, ArrayIndexOutOfBoundsException 1
    static int element(Base[] a) { return a[0] == null ? 0 : 1; }

    // The array turns out to be a Left[]: its elements are Lefts, and the cast cannot fail.
    // a null or no Left[]; a Left[]: outside, or an element.
    //: lazier# ok 2, ArrayIndexOutOfBoundsException 1
    // a null; no Left[]; a Left[]: outside, element null, element there.
    //: lazier ok 4, ArrayIndexOutOfBoundsException 1
    //: lazy ok 4, ArrayIndexOutOfBoundsException 1
    static int leftElement(Base[] a) {
        if (!(a instanceof Left[])) return 0;
        Left l = (Left) a[0];
        return 1;
    }
}
