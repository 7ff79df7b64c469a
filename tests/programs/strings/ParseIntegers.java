package strings;

public class ParseIntegers {
    static void attempt(String s, int radix) {
        try {
            System.out.println(Integer.parseInt(s, radix));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("0", 10);
        attempt("-17", 10);
        attempt("+17", 10);
        attempt("2147483647", 10);
        attempt("-2147483648", 10);
        attempt("2147483648", 10);
        attempt("ff", 16);
        attempt("-80000000", 16);
        attempt("zz", 36);
        attempt("101", 2);
        attempt("102", 2);
        attempt("", 10);
        attempt("-", 10);
        attempt(" 1", 10);
        attempt("12x", 10);
        attempt("1", 37);
        attempt("\u0663", 10);
        System.out.println(Long.parseLong("-9223372036854775808") + " " + Integer.parseUnsignedInt("4294967295"));
        System.out.println(Integer.decode("0x1F") + " " + Integer.decode("-010") + " " + Integer.decode("#ff"));
        try {
            Byte.parseByte("128");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println("null refused");
        }
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes"));
    }
}
