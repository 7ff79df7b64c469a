package exceptions;

/** A handler covers exactly its try block: not its siblings, not its own finally, not the call's caller. */
public class HandlerRanges {
    static int calls;

    static int risky(boolean fail) {
        calls++;
        if (fail) {
            throw new IllegalStateException("call " + calls);
        }
        return calls;
    }

    static String condition(boolean fail) {
        int x = 0;
        try {
            x = 1;
            x = risky(fail) + 10;
            x = 2;
        } catch (IllegalStateException e) {
            return "x " + x + " " + e.getMessage();
        }
        return "x " + x;
    }

    static String catchDoesNotCatchItself() {
        try {
            try {
                risky(true);
            } catch (IllegalStateException e) {
                risky(true);
            } catch (RuntimeException e) {
                return "sibling";
            }
        } catch (RuntimeException e) {
            return "outer " + e.getMessage();
        }
        return "none";
    }

    static int operandStackIsCleared(boolean fail) {
        int base = 100;
        return base + (tryInside(fail) * 2) + base;
    }

    static int tryInside(boolean fail) {
        try {
            return 5 * risky(fail);
        } catch (RuntimeException e) {
            return -1;
        }
    }

    static String loopOfFailures() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            try {
                out.append(10 / (i - 2)).append(' ');
            } catch (ArithmeticException e) {
                out.append("zero ");
                continue;
            } finally {
                out.append(i).append(' ');
            }
            out.append(". ");
        }
        return out.toString();
    }

    public static void main(String[] args) {
        System.out.println(condition(false));
        System.out.println(condition(true));
        System.out.println(catchDoesNotCatchItself());
        calls = 0;
        System.out.println(operandStackIsCleared(false) + " " + operandStackIsCleared(true));
        System.out.println(loopOfFailures());
    }
}
