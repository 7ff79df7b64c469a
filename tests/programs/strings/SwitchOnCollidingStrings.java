package strings;

public class SwitchOnCollidingStrings {
    static int classify(String s) {
        switch (s) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "AaAa":
                return 3;
            case "BBBB":
            case "AaBB":
                return 4;
            case "":
                return 5;
            default:
                return -1;
        }
    }

    public static void main(String[] args) {
        System.out.println("Aa".hashCode() == "BB".hashCode());
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "C#", "other"}) {
            System.out.println(s + " " + classify(s) + " " + classify(new String(s)));
        }
        StringBuilder trace = new StringBuilder();
        for (String s : "one two three four".split(" ")) {
            switch (s) {
                case "two":
                    trace.append("2");
                case "three":
                    trace.append("3");
                    break;
                case "one":
                    trace.append("1");
                    continue;
                default:
                    trace.append("?");
            }
            trace.append(";");
        }
        System.out.println(trace);
        try {
            classify(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }
}
