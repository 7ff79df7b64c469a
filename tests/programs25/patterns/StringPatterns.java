package patterns;

/** Strings in a pattern switch: constants, guards over them, and the same labels behind an Object. */
public class StringPatterns {
    static String command(String line) {
        return switch (line) {
            case "help", "?" -> "helping";
            case "quit" -> "quitting";
            case String s when s.startsWith("say ") -> "saying " + s.substring(4);
            case String s when s.matches("\\d+") -> "number " + Integer.parseInt(s);
            case "Aa" -> "first";
            case "BB" -> "colliding hash";
            case String s -> "unknown " + s;
        };
    }

    static String constant(CharSequence text) {
        return switch (text) {
            case String s when s.equals("constant") -> "constant";
            case String s -> "string " + s;
            case StringBuilder b -> "builder " + b.reverse();
            default -> "sequence " + text.length();
        };
    }

    static int yielding(Object o) {
        return switch (o) {
            case String s when s.length() > 2:
                int half = s.length() / 2;
                yield half;
            case String s:
                yield -s.length();
            case Integer i:
                if (i > 10) {
                    yield 10;
                }
                yield i;
            default:
                yield 0;
        };
    }

    public static void main(String[] args) {
        for (String line : new String[]{"help", "?", "quit", "say hello", "42", "Aa", "BB", "C#", ""}) {
            System.out.println(command(line));
        }
        System.out.println(constant("constant") + " " + constant("other") + " " + constant(new StringBuilder("abc")) + " "
                + constant(new StringBuffer("xyz")));
        System.out.println(yielding("abcdef") + yielding("ab") + yielding(50) + yielding(5) + yielding(1.0));
    }
}
