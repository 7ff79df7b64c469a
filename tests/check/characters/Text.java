package characters;

import kukang.Kukang;

/** What the JDK knows of characters is in tables, which are looked up at unknown places. */
class Text {
    static int count(char[] text) {
        int digits = 0;
        for (int i = 0; text != null && i < text.length; i++) {
            if (Character.isDigit(text[i])) {
                digits++;
            }
        }
        return digits;
    }

    static void digits(char c) {
        Kukang.check(Character.isDigit(c) == (Character.digit(c, 10) >= 0));
    }

    /** There are others than these. */
    static void fewDigits(char c) {
        Kukang.check(Character.isDigit(c) == (c >= '0' && c <= '9'));
    }

    static void letters(char c) {
        if (Character.isLetter(c)) {
            Kukang.check(!Character.isDigit(c) && !Character.isWhitespace(c) && c >= 'A');
        }
    }

    static void lines(char c) {
        if (c == '\n' || c == ' ' || c == '\u2028') {
            Kukang.check(Character.isWhitespace(c));
        }
        if (c == '\u00a0') {
            Kukang.check(!Character.isWhitespace(c));
        }
    }

    static void cases(char c) {
        if (Character.toLowerCase(c) == 'k') {
            Kukang.check(c == 'k' || c == 'K' || c == '\u212a');
        }
    }

    /** The Kelvin sign. */
    static void fewCases(char c) {
        if (Character.toLowerCase(c) == 'k') {
            Kukang.check(c == 'k' || c == 'K');
        }
    }

    static void upper(char c) {
        char upper = Character.toUpperCase(c);
        if (upper == 'A') {
            Kukang.check(c == 'a' || c == 'A');
        }
    }

    /** A table of the program's own. */
    static final int[] CLASSES = new int[128];

    static {
        for (int c = '0'; c <= '9'; c++) {
            CLASSES[c] = 1;
        }
    }

    static boolean inTable(char c) {
        return c < 128 && CLASSES[c] == 1;
    }

    static boolean beyondTable(char c) {
        return CLASSES[c] == 1;
    }
}
