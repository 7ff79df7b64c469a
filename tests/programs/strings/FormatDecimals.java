package strings;

import java.math.BigDecimal;
import java.util.Locale;

public class FormatDecimals {
    static void show(String format, Object... args) {
        System.out.println("[" + String.format(Locale.ROOT, format, args) + "]");
    }

    public static void main(String[] args) {
        show("%f %.2f %.0f %8.3f %-8.1f|", 3.14159, 3.14159, 2.5, 3.14159, 3.14159);
        show("%.1f %.1f %.1f %.2f", 0.25, 0.35, -0.05, 1.005);
        show("%e %.3e %E", 12345.678, 0.00012345, 1e100);
        show("%g %g %g", 12345.678, 0.0000123, 1e10);
        show("%,.2f %+.1f %010.3f", 1234567.891, 2.0, -3.5);
        show("%f %f %5.1f|", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        show("%.3f %s", 1.5f, 1.5f);
        show("%.4f %.1f", new BigDecimal("2.71828182845904523536"), new BigDecimal("0.05"));
        show("%a %a", 1.0, 0.1);
        show("%.15f", 0.1);
        show("%.20f", 0.1);
    }
}
