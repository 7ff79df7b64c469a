package fields;

class Node { int value; Node next; }
class All {
    boolean z; byte b; short s; char c; int i; long j; float f; double d; Node n; int[] a; Object o;
    volatile int v; final int k; transient long t;
    All(int k) { this.k = k; }
}
class Outer {
    int x;
    class Inner { int y; int sum() { return x + y; } }
    static class Nested { int y; }
    Inner make(int y) { Inner i = new Inner(); i.y = y; return i; }
}

class Fields {
    // One null check; every number is there, in its range.
    //: ok 1, NullPointerException 1
    static void ranges(All x) {
        if (x.b < -128 || x.b > 127 || x.s < -32768 || x.s > 32767 || x.c < 0 || x.c > 65535) throw new Error();
    }

    //: ok 1, NullPointerException 1
    static double numbers(All x) { return x.b + x.s + x.c + x.i + x.j + x.f + x.d + x.v + x.k + x.t; }

    //: ok 2, NullPointerException 1
    static int flag(All x) { return x.z ? 1 : 0; }

    // What is written is read, cut to its type.
    //: ok 1, NullPointerException 1
    static void write(All x, int v, long w) {
        x.b = (byte) v; x.s = (short) v; x.c = (char) v; x.i = v; x.j = w; x.v = v; x.t = w; x.z = v == v;
        if (x.b != (byte) v || x.s != (short) v || x.c != (char) v || x.i != v || x.j != w || x.v != v || x.t != w) throw new Error();
        if (!x.z) throw new Error();
    }

    // A field that was written before it was read does not show in the other object.
    // x null; y null; y is x (written 1); y another (unknown: equal to 1 or not).
    //: lazier# ok 3, NullPointerException 2
    //: lazier ok 3, NullPointerException 3
    //: lazy ok 3, NullPointerException 3
    static int aliased(Node x, Node y) { x.value = 1; return y.value == 1 ? 1 : 0; }

    // n null; n.next null; n.next is n; n.next another.
    //: ok 2, NullPointerException 2
    static int chain(Node n) { return n.next.value; }

    // A reference that nobody follows is not decided by lazier#; lazier decides nullness; lazy which node it is: null, n, fresh.
    //: lazier# ok 1, NullPointerException 1
    //: lazier ok 2, NullPointerException 1
    //: lazy ok 3, NullPointerException 1
    static Node unread(Node n) { return n.next; }

    // The same reference is itself without looking.
    //: lazier# ok 1
    //: lazier ok 2
    //: lazy ok 2
    static void same(Node n) { Node m = n; if (n != m) throw new Error(); }

    // An Object field is null or not. Lazy decides which object it is: null, x itself, or another.
    //: lazier# ok 2, NullPointerException 1
    //: lazier ok 2, NullPointerException 1
    //: lazy ok 3, NullPointerException 1
    static int object(All x) { return x.o == null ? 1 : 0; }

    // An object of the code is none of the unknown ones.
    //: lazier# ok 2
    //: lazier ok 2
    //: lazy ok 2
    static void fresh(Node n) { Node m = new Node(); if (n == m) throw new Error(); }

    // An inner object has its outer object from the constructor, which never passes null.
    //: ok 1, NullPointerException 1
    static int inner(Outer.Inner i) { return i.sum(); }

    //: ok 1
    static int madeInner(int x, int y) { Outer o = new Outer(); o.x = x; int s = o.make(y).sum(); if (s != x + y) throw new Error(); return s; }

    //: ok 1, NullPointerException 1
    static int nested(Outer.Nested n) { return n.y; }

    // k is 3: a chain of at most four nodes, or a cycle, on which the recursion never ends.
    // Without a cycle: 0 to 4 nodes. The last of 1 to 4 nodes points back to any of them: 1 + 2 + 3 + 4.
    //: lazier# ok 5, StackOverflowError 10, cut 1
    //: lazier ok 5, StackOverflowError 10, cut 1
    //: lazy ok 5, StackOverflowError 10, cut 1
    static int recursion(Node n) { return n == null ? 0 : 1 + recursion(n.next); }
}
