package language;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

// Strings that unknown numbers went into: objects whose characters nobody knows. Making one is no choice.
class Texts {
    //: lazier# ok 1, IllegalArgumentException 1
    static void message(int i) {
        if (i < 0) {
            throw new IllegalArgumentException("bad index " + i);
        }
    }

    //: lazier# ok 1, AssertionError 1
    static void asserted(int x) { assert x > 0 : "x is " + x; }

    //: lazier# ok 1, AssertionError 1
    static void assertedNumber(int x) { assert x > 0 : x; }

    //: lazier# ok 1
    static String everyKind(boolean z, byte b, char c, short s, int i, long l, float f, double d) {
        return "" + z + b + c + s + i + l + f + d;
    }

    //: lazier# ok 1
    static String methods(char c, int i, long l, float f, double d) {
        return Integer.toString(i) + Long.toString(l) + Float.toString(f) + Double.toString(d) + Character.toString(c)
            + String.valueOf(i) + String.valueOf(c) + Integer.toHexString(i) + Long.toString(l, 7);
    }

    // The results of String.valueOf(boolean) are the two constants.
    //: lazier# ok 2
    static void constants(boolean z) { assert String.valueOf(z) == (z ? "true" : "false"); }

    // A string of the input is no better known than one that was made of a number. Not null; null.
    //: lazier# ok 2
    static String unknownString(String s) { return "name " + s; }

    //: lazier# ok 1
    static String builder(int i) {
        StringBuilder all = new StringBuilder("a");
        all.append(i).append(',').append("b").append((Object) null).append(2L).append(new StringBuilder("c").append(i));
        return all.toString();
    }

    //: lazier# ok 1
    static String buffer(int i) {
        StringBuffer all = new StringBuffer("a");
        all.append(i).append(',').append("b").append(1.5);
        return all.toString();
    }

    //: lazier# ok 1
    static void passedAbout(int i) {
        String text = "t" + i;
        Object[] holder = {text};
        Object other = text;
        assert other == holder[0] && text != null && text.equals(other) && other instanceof String;
        assert text != "t" && text != "t" + i;
        assert text.toString() == text && String.valueOf(other) == text;
    }

    //: lazier# ok 1
    static void printed(int i, double d, char c) {
        System.out.println(i);
        System.out.println("d is " + d);
        System.err.print(c);
        System.out.printf("%d of %s%n", i, d);
        new IllegalStateException("i is " + i).printStackTrace();
    }

    //: lazier# ok 1
    static String formatted(int i, Object o, double d, char c) {
        return String.format("%d %5d %s %.2f %c %% %s", i, i, "x", d, c, i);
    }

    // What does not suit is left to the JDK, which looks into the text of the first number:
    // negative or not.
    //: lazier# unsupported 2 [the characters of a text]
    static String badlyFormatted(int i) { return String.format("%d %f", i, i); }

    //: lazier# ok 1
    static void messageIsThere(int i) {
        try {
            throw new IllegalStateException("i is " + i);
        } catch (IllegalStateException caught) {
            assert caught.getMessage() != null;
        }
    }

    // The machine's own exceptions have a message too, whatever it says.
    //: lazier# ok 2
    static void messageOfIndex(int i) {
        try {
            int[] made = new int[i];
            made[i] = 1;
        } catch (ArrayIndexOutOfBoundsException | NegativeArraySizeException caught) {
            assert caught.getMessage() != null;
        }
    }

    // The check of the JDK's list of two is one branch for each element.
    //: lazier# ok 2, IndexOutOfBoundsException 1
    static Object elementOfTwo(int i) { return List.of("a", "b").get(i); }

    // The beginning below 0; behind the end; the end behind the last.
    //: lazier# ok 1, IndexOutOfBoundsException 3
    static int range(int from, int to) { return Objects.checkFromToIndex(from, to, 9); }

    //: lazier# unsupported 1 [the characters of a text made from unknown numbers or strings]
    static int length(int i) { return ("" + i).length(); }

    //: lazier# unsupported 1 [the characters of a text made from unknown numbers or strings]
    static boolean equal(int i) { return ("" + i).equals("5"); }

    //: lazier# unsupported 1 [the characters of a text made from unknown numbers or strings]
    static int hash(int i) { return ("" + i).hashCode(); }

    //: lazier# unsupported 1 [the characters of a text made from unknown numbers or strings]
    static int switched(int i) {
        return switch ("" + i) {
            case "5" -> 1;
            default -> 2;
        };
    }

    //: lazier# unsupported 1 [the characters of a text made from unknown numbers or strings]
    static Object key(int i) {
        Map<String, String> map = new HashMap<>();
        return map.put("k" + i, "v");
    }

    //: lazier# unsupported 1 [the characters of a text made from unknown numbers or strings]
    static int lengthOfBuilder(int i) { return new StringBuilder().append(i).length(); }

    //: lazier# unsupported 1 [the characters of a text made from unknown numbers or strings]
    static String interned(int i) { return ("" + i).intern(); }

    //: lazier# unsupported 1 [the characters of a text made from unknown numbers or strings]
    static int parsed(int i) { return Integer.parseInt("" + i); }

    // Into something else than the standard streams the characters would go.
    //: lazier# unsupported 1 [the characters of a text made from unknown numbers or strings]
    static byte[] written(int i) {
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        new java.io.PrintStream(bytes).print(i);
        return bytes.toByteArray();
    }

    // A builder that is unknown on one path is not on the other: 0 is known.
    //: lazier# ok 1, unsupported 1 [the characters of a text made from unknown numbers or strings]
    static int goesBack(int i) {
        StringBuilder all = new StringBuilder("a");
        all.append(i != 0 ? i : 0);
        return all.length();
    }
}
