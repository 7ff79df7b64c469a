package dispatch;

interface Shape { int area(); default int sides() { return 0; } }
class Circle implements Shape { int r; public int area() { return 3 * r * r; } }
class Square implements Shape {
    int a;
    public int area() { return a * a; }
    public int sides() { return 4; }
    int kind() { return 1; }
    final int twice() { return 2 * a; }
    private int secret() { return a; }
    static int reveal(Square s) { return s.secret(); }
}
class Rhombus extends Square { int kind() { return 2 + super.kind(); } }

/** No class implements it. */
interface Lonely { int call(); }
abstract class Unmade { int field; abstract int call(); int own() { return field; } }

/** Calls on receivers of several possible classes: Circle, Square, and Rhombus, which has its area from Square. */
class Calls {
    // Null, or Circle's method, or Square's, which is also Rhombus's.
    //: ok 2, NullPointerException 1
    static int one(Shape s) { return s.area(); }

    // The second call knows what the first has found out.
    //: ok 2, NullPointerException 1
    static int again(Shape s) { return s.area() + s.area(); }

    // Circle; Square or Rhombus, and these are told apart by the second call.
    //: ok 3, NullPointerException 1
    static int finer(Shape s) { int n = s.area(); return s instanceof Square q ? q.kind() : n; }

    // s null; for each of the two s: t null, t is s, t fresh with its two.
    //: lazier# ok 6, NullPointerException 3
    // s null, and t null or not; s there and t null: the call of s comes first, 2 NPE; both there as before.
    //: lazier ok 6, NullPointerException 4
    //: lazy ok 6, NullPointerException 4
    static int two(Shape s, Shape t) { return s.area() + t.area(); }

    // The default method is Circle's; Square has its own.
    //: ok 2, NullPointerException 1
    static int inherited(Shape s) { return s.sides(); }

    //: lazier# ok 2
    //: lazier ok 3
    //: lazy ok 3
    static int narrowed(Shape s) { return s instanceof Circle ? s.area() : 0; }

    // A virtual call: Square's kind, Rhombus's, and that calls Square's.
    //: ok 2, NullPointerException 1
    static int virtual(Square s) { return s.kind(); }

    // Final, private: nothing to select.
    //: ok 1, NullPointerException 1
    static int finalMethod(Square s) { return s.twice(); }

    //: ok 1, NullPointerException 1
    static int privateMethod(Square s) { return Square.reveal(s); }

    // A method of Object through an interface: none of the three has its own.
    //: ok 1, NullPointerException 1
    static boolean equal(Shape s) { return s.equals(s); }

    // Nobody implements it: it can be compared with null, but not be called.
    //: ok 2
    static int lonely(Lonely l) { return l == null ? 0 : 1; }

    //: NullPointerException 1, unsupported 1 [a call on an unknown dispatch.Lonely (no class on the class path implements it)]
    static int callLonely(Lonely l) { return l.call(); }

    // The abstract class has a field and a method of its own, which are known.
    //: ok 1, NullPointerException 1
    static int field(Unmade u) { return u.field; }

    // own() may be overridden by the class that is not known.
    //: NullPointerException 1, unsupported 1 [a call on an unknown dispatch.Unmade (no class on the class path implements it)]
    static int callUnmade(Unmade u) { return u.call(); }

    // An interface of the JDK that no class here implements.
    //: NullPointerException 1, unsupported 1 [a call on an unknown java.lang.Runnable (no class on the class path implements it)]
    static void callRunnable(Runnable r) { r.run(); }

    // A receiver that the code has made has one class.
    //: ok 1
    static int made(int r) { Shape s = new Rhombus(); ((Square) s).a = r; return s.area(); }

    // Stored in a field and taken out again, it is the same receiver.
    //: ok 2, NullPointerException 1
    static int carried(Shape s) { Holder h = new Holder(); h.shape = s; return h.shape.area() + s.area(); }

    // this is not null, and may be a Holder only.
    //: ok 3
    static int receiver(Holder h) { return h == null ? 0 : h.shape == null ? 1 : 2; }
}

class Holder {
    Shape shape;

    // this is never null. The shape: null, or one of two methods.
    //: ok 2, NullPointerException 1
    int area() { return shape.area(); }

    //: ok 1
    int self() { return this == null ? 1 : 0; }
}
