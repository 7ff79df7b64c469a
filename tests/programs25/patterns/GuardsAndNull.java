package patterns;

/** Guards are tried in order and may have effects; null has a case of its own. */
public class GuardsAndNull {
    static int tests;

    static boolean test(boolean answer) {
        tests++;
        return answer;
    }

    static String classify(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i < 0 -> "negative";
            case Integer i when test(i % 2 == 0) && test(i > 100) -> "large even";
            case Integer i when test(i % 2 == 0) -> "even";
            case Integer i -> "odd " + i;
            case String s when s.isEmpty() -> "empty";
            case String s when s.length() > 3 -> s.substring(0, 3) + "...";
            case String s -> s;
            default -> "other";
        };
    }

    static String nullAndDefault(String s) {
        return switch (s) {
            case "a", "b" -> "early";
            case String t when t.startsWith("z") -> "late " + t;
            case null, default -> "null or other";
        };
    }

    public static void main(String[] args) {
        Object[] all = {null, -5, 0, 7, 102, 8, "", "abc", "abcd", 1.0};
        for (Object o : all) {
            tests = 0;
            System.out.println(classify(o) + " after " + tests);
        }
        for (String s : new String[]{"a", "b", "zed", null, "q"}) {
            System.out.println(nullAndDefault(s));
        }
        try {
            Object o = 5;
            switch (o) {
                case Integer i when 10 / (i - 5) > 0 -> System.out.println("unreachable");
                default -> System.out.println("unreachable too");
            }
        } catch (ArithmeticException e) {
            System.out.println("a guard may throw: " + e.getMessage());
        }
    }
}
