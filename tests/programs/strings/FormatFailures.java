package strings;

import java.util.IllegalFormatException;

public class FormatFailures {
    static void attempt(String format, Object... args) {
        try {
            System.out.println(String.format(format, args));
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("%d", "text");
        attempt("%s %s", "one");
        attempt("%q", 1);
        attempt("%d", 1.5);
        attempt("%.2d", 1);
        attempt("%-d", 1);
        attempt("%c", 0x110000);
        attempt("%");
        attempt("%+s", "x");
        attempt("%d extra ignored", 1, 2);
    }
}
