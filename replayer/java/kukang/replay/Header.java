package kukang.replay;

/**
 * Gives new objects the identity hash codes that a path has seen. HotSpot keeps them in the headers of objects, at a place that depends
 * on its release and options; where it is shows on an object that is asked for its own.
 */
final class Header {
    private static final long CODES = 0x7fff_ffff;
    /** The lowest bit of the hash code, or -1 where it is not in the header. */
    private static final int SHIFT = shift();
    /** Where constants of enums keep their hash codes since JDK 21; null where they do not. */
    private static final Access.Slot ENUM_HASH = enumHash();

    /** An object has an identity hash code, and where it is kept nobody may write. */
    static final class NotFree extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotFree() {
            super("depends on the identity hash code of an object that is locked or has been waited for");
        }
    }

    private Header() { }

    /**
     * Gives an object its identity hash code. Says what is to be taken back after the case: some objects are there for the other cases,
     * too.
     */
    static Given give(Object to, int code) throws Throwable {
        boolean isFree = SHIFT >= 0 && isFree(to);
        int before = isFree ? code(to) : code;
        int kept = to instanceof Enum && ENUM_HASH != null ? (int) ENUM_HASH.get(to) : 0;
        if (isFree) {
            set(to, code);
        }
        if (kept != 0) {
            ENUM_HASH.set(to, 0);
        }
        Given given = new Given(to, code, before, kept);
        if (System.identityHashCode(to) != code) {
            given.takeBack();
            throw new NotFree();
        }
        return given;
    }

    /** An object, the identity hash code that it was given, the one that it had, and what an enum constant had kept of it. */
    record Given(Object to, int code, int before, int kept) {
        void takeBack() throws Throwable {
            if (before != code && isFree(to) && Header.code(to) == code) {
                set(to, before);
            }
            if (to instanceof Enum && ENUM_HASH != null) {
                ENUM_HASH.set(to, kept);
            }
        }
    }

    /** Whether nobody has locked the object for so long that its header is an address. The lowest three bits tell. */
    private static boolean isFree(Object of) throws Throwable {
        return (Access.header(of) & 7) == 1;
    }

    private static int code(Object of) throws Throwable {
        return (int) (Access.header(of) >>> SHIFT & CODES);
    }

    private static void set(Object to, int code) throws Throwable {
        Access.setHeader(to, Access.header(to) & ~(CODES << SHIFT) | (long) code << SHIFT);
    }

    private static Access.Slot enumHash() {
        try {
            return Access.slot(Enum.class, "hash");
        } catch (NoSuchFieldException older) {
            return null;
        } catch (Throwable impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
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
