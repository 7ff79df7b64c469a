package types;

public class SwitchExpressions {
    enum Color { RED, GREEN, BLUE }

    static int days(int month, boolean leap) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> {
                int base = 28;
                yield leap ? base + 1 : base;
            }
            default -> {
                if (month < 1 || month > 12) {
                    throw new IllegalArgumentException("month " + month);
                }
                yield 31;
            }
        };
    }

    static String old(char c) {
        return switch (c) {
            case 'a':
            case 'b':
                yield "early";
            case 'y':
                c++;
            case 'z':
                yield "late " + c;
            default:
                yield "other";
        };
    }

    static int sparse(int i) {
        return switch (i) {
            case Integer.MIN_VALUE -> 1;
            case -1 -> 2;
            case 0 -> 3;
            case 1000000 -> 4;
            case Integer.MAX_VALUE -> 5;
            default -> 0;
        };
    }

    public static void main(String[] args) {
        System.out.println(days(2, true) + " " + days(2, false) + " " + days(6, false) + " " + days(12, false));
        try {
            days(13, false);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(old('b') + ", " + old('y') + ", " + old('z') + ", " + old('m'));
        System.out.println("" + sparse(Integer.MIN_VALUE) + sparse(-1) + sparse(0) + sparse(1) + sparse(1000000) + sparse(Integer.MAX_VALUE));
        for (Color c : Color.values()) {
            String s = "<" + switch (c) {
                case RED -> "warm";
                case GREEN, BLUE -> switch (c.ordinal()) {
                    case 1 -> "cool";
                    default -> "cold";
                };
            } + ">";
            System.out.print(s + " ");
        }
        System.out.println();
        Object o = switch ("x".length()) {
            case 1 -> 1;
            default -> 2.0;
        };
        System.out.println(o);
        int total = 0;
        for (int i = 0; i < 5; i++) {
            total += switch (i % 3) {
                case 0 -> 100;
                case 1 -> {
                    try {
                        yield Integer.parseInt("x");
                    } catch (NumberFormatException e) {
                        yield 10;
                    } finally {
                        total++;
                    }
                }
                default -> 1;
            };
        }
        System.out.println(total);
    }
}
