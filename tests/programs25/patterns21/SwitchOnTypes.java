package patterns21;

import java.util.List;

public class SwitchOnTypes {
    enum Coin { HEADS, TAILS }

    static String describe(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case Character c when Character.isDigit(c) -> "digit " + c;
            case Character c -> "char " + c;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case Coin c when c == Coin.HEADS -> "heads";
            case Coin c -> "coin " + c.ordinal();
            case int[] a -> "ints " + a.length;
            case List<?> l when l.size() > 2 -> "long list";
            case List<?> l -> "list " + l;
            case Number n -> "number " + n;
            default -> "other";
        };
    }

    static String qualified(Object o) {
        return switch (o) {
            case Coin.HEADS -> "h";
            case Coin.TAILS -> "t";
            default -> "?";
        };
    }

    static String words(String s) {
        return switch (s) {
            case "yes", "y" -> "agreed";
            case String t when t.startsWith("n") -> "refused " + t;
            case null, default -> "none";
        };
    }

    static void fall(Object o) {
        switch (o) {
            case String s:
                System.out.print("s" + s);
                break;
            case Integer i when i == 1:
                System.out.print("one");
            default:
                System.out.print("rest");
        }
        System.out.println();
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {null, 5, 500, 7L, '7', 'x', "", "abc", Coin.HEADS, Coin.TAILS, new int[3], List.of(1, 2, 3), List.of(), 2.5, new Object()}) {
            System.out.print(describe(o) + "; ");
        }
        System.out.println();
        System.out.println(words("y") + " " + words("no") + " " + words(null) + " " + words("maybe"));
        System.out.println(qualified(Coin.HEADS) + qualified(Coin.TAILS) + qualified("x"));
        fall("x");
        fall(1);
        fall(2);
    }
}
