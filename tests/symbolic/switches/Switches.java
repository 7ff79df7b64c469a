package switches;

enum Color { RED, GREEN, BLUE }

class Switches {
    // Three cases and the rest.
    //: ok 4
    static int table(int a) { switch (a) { case 1: return 10; case 2: return 20; case 3: return 30; default: return 0; } }

    //: ok 4
    static int lookup(int a) { switch (a) { case -1000: return 1; case 0: return 2; case 1000000: return 3; default: return 0; } }

    // Cases that share their code are one alternative.
    //: ok 3
    static int shared(int a) { switch (a) { case 1: case 2: case 7: return 1; case 3: return 2; default: return 0; } }

    // What falls through goes the same way afterwards, but came differently.
    //: ok 3
    static int fall(int a) { int n = 0; switch (a) { case 1: n++; case 2: n++; default: n++; } return n; }

    // A hole of the table is the default.
    //: ok 3
    static int hole(int a) { switch (a) { case 1: return 1; case 3: return 3; default: return 0; } }

    // A char is never negative: the case is out of reach, and so is what a byte cannot be.
    //: ok 3
    static int chars(char c) { switch (c) { case 'a': return 1; case '\uffff': return 2; default: return 0; } }

    // 300 is no byte.
    //: ok 2
    static int bytes(byte b) { int i = b; switch (i) { case 300: throw new Error(); case 5: return 1; default: return 0; } }

    // All values are covered: there is no default left.
    //: ok 4
    static int covered(int a) { switch (a & 3) { case 0: return 0; case 1: return 1; case 2: return 2; case 3: return 3; default: throw new Error(); } }

    // The case is what the path has already.
    //: ok 2
    static int known(int a) { if (a == 2) { switch (a) { case 1: throw new Error(); case 2: return 2; default: throw new Error(); } } return 0; }

    // The extremes wrap nowhere.
    //: ok 3
    static int extremes(int a) { switch (a) { case Integer.MIN_VALUE: return 1; case Integer.MAX_VALUE: return 2; default: return 0; } }

    // A string that nobody knows.
    //: NullPointerException 1, unsupported 1 [the fields of an unknown java.lang.String (it has no contract)]
    static int strings(String s) { switch (s) { case "a": return 1; default: return 0; } }

    // A string that is known is switched on as ever.
    //: ok 2
    static int knownStrings(boolean z) { switch (z ? "a" : "b") { case "a": return 1; case "b": return 2; default: throw new Error(); } }

    // Enum constants that the code names are known: the index of values() is not.
    //: ok 3, ArrayIndexOutOfBoundsException 1
    static int constants(int i) { switch (Color.values()[i]) { case RED: return 1; case GREEN: return 2; default: return 3; } }

    // A Color is null or one of its three constants, and nothing else.
    //: ok 3, NullPointerException 1
    static int colors(Color c) { switch (c) { case RED: return 1; default: return 0; } }

    // Null, RED, GREEN, BLUE.
    //: ok 4
    static int red(Color c) { return c == Color.RED ? 1 : 0; }
}
