package strings;

public class TextToDouble {
    static void attempt(String s) {
        try {
            double d = Double.parseDouble(s);
            System.out.println(s + " " + Long.toHexString(Double.doubleToLongBits(d)) + " " + Integer.toHexString(Float.floatToIntBits(Float.parseFloat(s))));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] texts = {"0", "-0", "1", "0.1", "3.14159265358979323846", "1e10", "1E-5", "1.7976931348623157e308", "1e309", "-1e309",
            "4.9e-324", "2e-324", "2.2250738585072012e-308", "NaN", "Infinity", "-Infinity", "  12.5  ", "1d", "1.5f", ".5", "5.",
            "0x1.8p1", "0x.8p-2", "9007199254740993", "9007199254740992.5", "123456789012345678901234567890", "1e23",
            "0.000000000000000000000000000000000000001", "16777217", "1.00000017881393432617187499", "", "abc", "1e", "1,5", "0x1.8", "--1"};
        for (String s : texts) {
            attempt(s);
        }
        try {
            Double.parseDouble(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }
}
