package kukang.replay;

/**
 * Gives new objects the identity hash codes that a path has seen. HotSpot keeps them in the headers of objects, at a place that depends
 * on its release and options; where it is shows on an object that is asked for its own.
 */
final class Header {
    private static final long CODES = 0x7fff_ffff;
    /** The lowest bit of the hash code, or -1 where it is not in the header. */
    private static final int SHIFT = shift();

    private Header() { }

    /** Gives an object that nobody has locked its identity hash code, and says which it had, or 0. */
    static int give(Object to, int code) throws Throwable {
        int before = 0;
        if (SHIFT >= 0) {
            before = code(to);
            set(to, code);
        }
        if (System.identityHashCode(to) != code) {
            throw new Lines.Missing("identity hash codes cannot be chosen on this virtual machine");
        }
        return before;
    }

    /** Takes it back, unless the object is locked: then its header is elsewhere. */
    static void take(Object from, int code, int before) throws Throwable {
        if (code(from) == code) {
            set(from, before);
        }
    }

    private static int code(Object of) throws Throwable {
        return (int) (Access.header(of) >>> SHIFT & CODES);
    }

    private static void set(Object to, int code) throws Throwable {
        Access.setHeader(to, Access.header(to) & ~(CODES << SHIFT) | (long) code << SHIFT);
    }

    private static int shift() {
        try {
            Object asked = new Object();
            long before = Access.header(asked);
            long code = System.identityHashCode(asked);
            long after = Access.header(asked);
            for (int shift = 0; shift <= Long.SIZE - Integer.SIZE; shift++) {
                if (before != after && (before & ~(CODES << shift) | code << shift) == after) {
                    return shift;
                }
            }
            return -1;
        } catch (Throwable impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }
}
