package chance;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
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

    /** Keys with fields that look like those of entries. */
    static class Key {
        String key = "none";
        Key next = this;
    }

    static class Same {
        static final Map<Key, Integer> SAME = new IdentityHashMap<>();

        static {
            SAME.put(new Key(), 1);
            SAME.put(new Key(), 2);
        }

        static int first() {
            return SAME.values().iterator().next();
        }

        static int last() {
            int[] last = new int[1];
            SAME.forEach((key, value) -> last[0] = value);
            return last[0];
        }
    }

    /** What collections of the JDK tell of the identity of their elements. */
    static class Summed {
        static final int LIST = List.of(Side.LEFT).hashCode();
        static final String ARRAY = "" + new int[1];

        static int list() {
            return LIST % 2;
        }

        static int array() {
            return ARRAY.charAt(ARRAY.length() - 1);
        }
    }

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
