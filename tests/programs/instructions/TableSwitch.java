package instructions;

/** Dense cases compile to a jump table, whose range may be negative or touch the ends of int. */
public class TableSwitch {
    static String small(int x) {
        switch (x) {
            case 0: return "zero";
            case 1: return "one";
            case 2: return "two";
            case 4: return "four";
            default: return "other";
        }
    }

    static String negative(int x) {
        switch (x) {
            case -3: return "minus three";
            case -2: return "minus two";
            case -1: return "minus one";
            case 0: return "zero";
            case 1: return "one";
        }
        return "outside";
    }

    static String ends(int x) {
        switch (x) {
            case Integer.MAX_VALUE: return "max";
            case Integer.MAX_VALUE - 1: return "max - 1";
            case Integer.MAX_VALUE - 2: return "max - 2";
            default: return "below";
        }
    }

    static String lowest(int x) {
        return switch (x) {
            case Integer.MIN_VALUE -> "min";
            case Integer.MIN_VALUE + 1 -> "min + 1";
            case Integer.MIN_VALUE + 2 -> "min + 2";
            default -> "above";
        };
    }

    static String fallThrough(int x) {
        StringBuilder trace = new StringBuilder();
        switch (x) {
            case 1:
                trace.append('1');
            case 2:
                trace.append('2');
                break;
            default:
                trace.append('d');
            case 3:
                trace.append('3');
            case 4:
                trace.append('4');
        }
        return trace.toString();
    }

    static int characters(char c) {
        return switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> 1;
            case 'b', 'c', 'd' -> 2;
            default -> {
                int value = c;
                yield value * 2;
            }
        };
    }

    public static void main(String[] args) {
        int[] values = {-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, Integer.MIN_VALUE, Integer.MIN_VALUE + 1,
            Integer.MIN_VALUE + 2, Integer.MIN_VALUE + 3, Integer.MAX_VALUE, Integer.MAX_VALUE - 1,
            Integer.MAX_VALUE - 2, Integer.MAX_VALUE - 3};
        for (int x : values) {
            System.out.println(x + ": " + small(x) + ", " + negative(x) + ", " + ends(x) + ", " + lowest(x) + ", "
                    + fallThrough(x));
        }
        for (char c : "abcdefgu\uffff".toCharArray()) {
            System.out.println(characters(c));
        }
        byte b = -1;
        switch (b) {
            case -1 -> System.out.println("byte minus one");
            case 127 -> System.out.println("byte max");
            default -> System.out.println("byte other");
        }
    }
}
