package numbers;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

public class BigDecimalRounding {
    public static void main(String[] args) {
        String[] values = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-1.6", "-2.5", "-5.5"};
        for (RoundingMode mode : RoundingMode.values()) {
            StringBuilder b = new StringBuilder(mode.name());
            for (String v : values) {
                try {
                    b.append(' ').append(new BigDecimal(v).setScale(0, mode));
                } catch (ArithmeticException e) {
                    b.append(" !");
                }
            }
            System.out.println(b);
        }
        BigDecimal one = BigDecimal.ONE;
        BigDecimal three = new BigDecimal(3);
        System.out.println(one.divide(three, 10, RoundingMode.HALF_UP) + " " + one.divide(three, MathContext.DECIMAL32) + " " + one.divide(three, MathContext.DECIMAL128)
                + " " + one.divide(new BigDecimal(8)));
        try {
            one.divide(three);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            one.divide(BigDecimal.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new BigDecimal("2").sqrt(new MathContext(30)) + " " + new BigDecimal("1234567.891").round(new MathContext(4, RoundingMode.DOWN)));
        BigDecimal balance = new BigDecimal("1000.00");
        for (int year = 0; year < 5; year++) {
            balance = balance.multiply(new BigDecimal("1.0375")).setScale(2, RoundingMode.HALF_EVEN);
        }
        System.out.println(balance);
    }
}
