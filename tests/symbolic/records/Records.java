package records;

record Link(int value, Link next) { }
// Its constructor refuses some, and assigns by a choice, but keeps `this` to itself.
record Checked(int value, Checked next) {
    Checked {
        if (value < 0) throw new IllegalArgumentException("negative: " + value);
        if (value == 7) next = new Checked(value + 1, next);
    }
}
record Chosen(int value, Chosen next) {
    Chosen(int value, Chosen next) { this.value = value; this.next = this.value > 0 ? next : null; }
    Chosen(int value) { this(value, null); System.out.println(this); }
}
// Its constructor lets `this` out before `next` is assigned: whoever gets it can make it the next of the next.
record Leaky(int value, Leaky next) {
    static Leaky last;
    Leaky(int value, Leaky next) { last = this; this.value = value; this.next = value == 0 ? new Leaky(1, last) : next; }
}
record Asking(int value, Asking next) {
    Asking(int value, Asking next) { this.value = value; this.next = other(next); }
    private Asking other(Asking next) { return value == 0 ? new Asking(1, this) : next; }
}
record Even(Odd next) { }
record Odd(Even next) { }
record Pair(Pair left, Pair right) { }
record Tied(Knot knot) { }
class Knot { Tied tied; }
record Row(Row[] rows) { }

class Records {
    // n null; n.next null; n.next another. It is never n itself: n was made from it.
    //: ok 1, NullPointerException 2
    static int chain(Link n) { return n.next().value(); }

    //: ok 1, NullPointerException 2
    static int checked(Checked n) { return n.next().value(); }

    //: ok 1, NullPointerException 2
    static int chosen(Chosen n) { return n.next().value(); }

    // n null; n.next null; n.next is n; n.next another.
    //: ok 2, NullPointerException 2
    static int leaky(Leaky n) { return n.next().value(); }

    //: ok 2, NullPointerException 2
    static int asking(Asking n) { return n.next().value(); }

    // The first, second and third of a chain are null; the third is another. Neither the first nor the second is the third.
    //: ok 1, NullPointerException 3
    static int third(Link n) { return n.next().next().value(); }

    // Nobody looks; null or not; null or another.
    //: lazier# ok 1, NullPointerException 1
    //: lazier ok 2, NullPointerException 1
    //: lazy ok 2, NullPointerException 1
    static Link unread(Link n) { return n.next(); }

    // None to four; a fifth is beyond k. The chain never closes. Where the fifth is known not to be null, nothing is left that it can be.
    //: lazier# ok 5, bounded 1
    //: lazier ok 5, bounded 1
    //: lazy ok 5, cut 1
    static int length(Link n) { int length = 0; while (n != null) { n = n.next(); length++; } return length; }

    // That they differ is known before anybody knows what the other one is.
    //: lazier# ok 1, NullPointerException 1
    //: lazier ok 2, NullPointerException 1
    //: lazy ok 2, NullPointerException 1
    static void itself(Link n) { if (n.next() == n) throw new Error(); }

    // e null, e.next null. Then as above, over two.
    //: lazier# ok 1, NullPointerException 2
    //: lazier ok 2, NullPointerException 2
    //: lazy ok 2, NullPointerException 2
    static void mutual(Even e) { if (e.next().next() == e) throw new Error(); }

    // lazier#: a null. a.next null: b null or not. a.next another: b null, a, this one (whose next is not a), a third.
    // lazier: a null, b null or not. b null: a.next null or not. b not null: a.next null; else b is a, a third, or a.next,
    //   whose next is null or not.
    // lazy: a null, b null or fresh. b null, b is a: each a.next null or fresh. b another: a.next null, fresh, or b, whose next is
    //   null or fresh.
    //: lazier# ok 6, NullPointerException 1
    //: lazier ok 7, NullPointerException 2
    //: lazy ok 8, NullPointerException 2
    static void two(Link a, Link b) { if (a.next() == b && b != null && b.next() == a) throw new Error(); }

    // Two components may be one: left null, right null or not; left there, right null, the same, another.
    //: ok 5, NullPointerException 1
    static boolean same(Pair p) { return p.left() == p.right(); }

    // t null; the knot null; what it ties null, t, another: a knot can be tied later.
    //: ok 3, NullPointerException 2
    static boolean tied(Tied t) { return t.knot().tied == t; }

    // The same with an array, which may be empty.
    //: ok 3, NullPointerException 2, ArrayIndexOutOfBoundsException 1
    static boolean row(Row r) { return r.rows()[0] == r; }
}
