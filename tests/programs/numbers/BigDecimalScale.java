package numbers;

import java.math.BigDecimal;
import java.math.MathContext;

public class BigDecimalScale {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("123.4500");
        System.out.println(a + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.stripTrailingZeros() + " " + a.negate().signum());
        System.out.println(a.add(new BigDecimal("0.55")) + " " + a.subtract(BigDecimal.TEN) + " " + a.multiply(new BigDecimal("-1.10")) + " " + a.pow(3));
        System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode()
                + " " + new BigDecimal("2.00").hashCode());
        BigDecimal huge = new BigDecimal("1.5E+20");
        BigDecimal tiny = new BigDecimal("1E-10");
        System.out.println(huge + " " + huge.toPlainString() + " " + huge.scale() + " " + tiny + " " + tiny.toPlainString() + " " + new BigDecimal("12345E+3").toEngineeringString());
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(15, 3) + " " + BigDecimal.valueOf(100).stripTrailingZeros());
        System.out.println(a.movePointLeft(5) + " " + a.movePointRight(6) + " " + a.scaleByPowerOfTen(3) + " " + a.intValue() + " " + a.doubleValue() + " " + a.toBigInteger());
        System.out.println(a.remainder(new BigDecimal("7")) + " " + a.divideToIntegralValue(new BigDecimal("7")) + " " + a.max(tiny) + " " + a.round(new MathContext(2)));
        try {
            new BigDecimal("1.2.3");
        } catch (NumberFormatException e) {
            System.out.println("two points refused");
        }
    }
}
