// Recursions of which some overflow every stack, some none, and some nobody has looked into.
package depth;

class Recursion {
    Recursion next;

    /** Deeper than HotSpot's stack holds whatever it is called with. */
    static int endless(int n) {
        return 1 + endless(n + 1);
    }

    /** Deep, but not deeper than HotSpot can be. */
    static int fixed(boolean deep) {
        return down(deep ? 6000 : 3);
    }

    /** As deep as a number says. */
    static int down(int n) {
        return n <= 0 ? 0 : 1 + down(n - 1);
    }

    /** Deep enough to be cut, but never deeper than a stack. */
    static int limited(int n) {
        return n <= 0 || n > 5000 ? 0 : 1 + limited(n - 1);
    }

    /** Ends on chains, not on circles. */
    int length() {
        return next == null ? 1 : 1 + next.length();
    }
}
