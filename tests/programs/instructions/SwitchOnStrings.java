package instructions;

/** A switch on strings goes by hash code first, so colliding labels must still be told apart. */
public class SwitchOnStrings {
    static String choose(String s) {
        switch (s) {
            case "Aa": return "first";
            case "BB": return "second";
            case "AaAa": return "third";
            case "BBBB": return "fourth";
            case "": return "empty";
            case "é": return "accent";
            default: return "none";
        }
    }

    public static void main(String[] args) {
        String[] values = {"Aa", "BB", "AaAa", "BBBB", "AaBB", "", "é", "C#", new String("BB"), "Aa".concat("Aa")};
        for (String s : values) {
            System.out.println(s + ": " + choose(s));
        }
        try {
            System.out.println(choose(null));
        } catch (NullPointerException e) {
            System.out.println("null is refused");
        }
        int length = switch ("B" + "B".repeat(args.length + 1)) {
            case "BB" -> 2;
            case "Aa" -> -2;
            default -> 0;
        };
        System.out.println(length);
    }
}
