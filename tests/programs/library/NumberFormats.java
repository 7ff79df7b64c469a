package library;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Currency;
import java.util.Locale;

/** Numbers as three countries write them. */
public class NumberFormats {
    static String visible(String text) {
        StringBuilder shown = new StringBuilder();
        text.chars().forEach(c -> shown.append(c > 126 ? String.format("\\u%04x", c) : String.valueOf((char) c)));
        return shown.toString();
    }

    public static void main(String[] args) throws ParseException {
        double[] values = {0, 1234567.891, -0.5, 1e-7, 2.5};
        for (Locale locale : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE}) {
            for (double value : values) {
                System.out.println(visible(locale + " " + NumberFormat.getInstance(locale).format(value) + " " + NumberFormat.getIntegerInstance(locale).format(value)
                        + " " + NumberFormat.getPercentInstance(locale).format(value) + " " + NumberFormat.getCurrencyInstance(locale).format(value)));
            }
            System.out.println(visible(NumberFormat.getCompactNumberInstance(locale, NumberFormat.Style.SHORT).format(12_345_678)));
            DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
            System.out.println(visible(symbols.getDecimalSeparator() + " " + symbols.getGroupingSeparator() + " " + symbols.getInfinity() + " " + symbols.getNaN()));
            System.out.println(visible(Currency.getInstance(locale) + " " + Currency.getInstance("JPY").getSymbol(locale) + " " + Currency.getInstance("EUR").getDisplayName(locale)));
        }
        System.out.println(NumberFormat.getInstance(Locale.GERMANY).parse("1.234,5") + " " + NumberFormat.getInstance(Locale.US).parse("1,234.5abc"));
        ParsePosition position = new ParsePosition(2);
        System.out.println(NumberFormat.getInstance(Locale.US).parse("xx-17;", position) + " " + position.getIndex());
        DecimalFormat format = new DecimalFormat("#,##0.00;(#,##0.00)", DecimalFormatSymbols.getInstance(Locale.US));
        for (RoundingMode mode : new RoundingMode[] {RoundingMode.HALF_EVEN, RoundingMode.UP, RoundingMode.FLOOR}) {
            format.setRoundingMode(mode);
            System.out.println(format.format(1234.125) + " " + format.format(-1234.135) + " " + format.format(new BigDecimal("0.005")));
        }
        System.out.println(new DecimalFormat("0.###E0", DecimalFormatSymbols.getInstance(Locale.US)).format(12345.678) + " " + format.toPattern());
        System.out.println(String.format(Locale.FRANCE, "%,.2f", 1234.5).length() + " " + String.format(Locale.GERMANY, "%,d %.3e %s", 1234567, 0.00123, 1.5));
        try {
            NumberFormat.getInstance(Locale.US).parse("none");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
    }
}
