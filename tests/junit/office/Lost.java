package office;

/** Exceptions that say more than their messages. */
public class Lost extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int missing;
    private final String shelf;

    public Lost(int missing, String shelf) {
        super("missing " + missing);
        this.missing = missing;
        this.shelf = shelf;
    }

    Lost(int missing, Exception cause) {
        super("nothing there", cause);
        this.missing = missing;
        this.shelf = null;
    }

    /** The message is the cause, in the words of the JVM. */
    private Lost(ArrayIndexOutOfBoundsException cause) {
        super(cause);
        this.missing = 1;
        this.shelf = null;
    }

    public int missing() {
        return missing;
    }

    static Lost of(int missing) {
        return missing > 0 ? new Lost(missing, "top") : null;
    }

    static int take(int[] stock, int wanted) throws Lost {
        if (stock.length < wanted) {
            throw new Lost(wanted - stock.length, "low");
        }
        return stock.length - wanted;
    }

    static int first(int[] stock) throws Lost {
        try {
            return stock[0];
        } catch (ArrayIndexOutOfBoundsException none) {
            throw new Lost(1, none);
        }
    }

    static int repeat(int[] stock) throws Lost {
        try {
            return stock[0];
        } catch (ArrayIndexOutOfBoundsException none) {
            throw new Lost(none);
        }
    }

    static void wrap(Exception given) throws Lost {
        if (given != null) {
            throw new Lost(2, given);
        }
    }

    static void pass(RuntimeException given) throws RuntimeException {
        throw given;
    }

    static void hide(int code) throws Coded {
        throw new Hidden(code);
    }

    /** Has nothing of its own. */
    static class Empty extends Exception {
        private static final long serialVersionUID = 1;
    }

    /** Says something else than it was given. */
    abstract static class Coded extends Exception {
        private static final long serialVersionUID = 1;

        final int code;

        Coded(int code) {
            super("a code");
            this.code = code;
        }

        @Override
        public String getMessage() {
            return "code " + code;
        }
    }

    private static final class Hidden extends Coded {
        private static final long serialVersionUID = 1;

        Hidden(int code) {
            super(code);
        }
    }
}
