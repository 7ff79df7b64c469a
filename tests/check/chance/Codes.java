package chance;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Identity hash codes that static initializers ask for: another run has other ones. */
class Codes {
    static class Asked {
        static final int CODE = new Object().hashCode();

        static boolean isEven() {
            return CODE % 2 == 0;
        }
    }

    static class Told {
        static final String TEXT = new Object().toString();

        static char last() {
            return TEXT.charAt(TEXT.length() - 1);
        }
    }

    static class Ordered {
        static final boolean FIRST = List.copyOf(new HashSet<>(Arrays.asList(Side.LEFT, Side.RIGHT))).get(0) == Side.LEFT;

        static boolean isLeftFirst() {
            return FIRST;
        }
    }

    enum Side { LEFT, RIGHT }

    /** Finds what it looks for whatever the codes are, but has no order. */
    static class Table {
        private static final Map<Side, Integer> WIDTHS = new HashMap<>();

        static {
            WIDTHS.put(Side.LEFT, 1);
            WIDTHS.put(Side.RIGHT, 2);
        }

        static int left() {
            return WIDTHS.get(Side.LEFT);
        }

        static int first() {
            return WIDTHS.values().iterator().next();
        }
    }

    synchronized void wakes() {
        notify();
    }

    void wakesWhoeverHolds() {
        notify();
    }

    final ThreadLocal<Integer> count = new ThreadLocal<>();

    Codes() {
    }
}
