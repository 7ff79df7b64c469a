package numbers;

import java.math.BigInteger;

public class BigIntegerArithmetic {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = new BigInteger("-987654321098765432109876543210");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b));
        System.out.println(b.divide(a) + " " + b.remainder(a) + " " + b.mod(a) + " " + a.negate().abs().equals(a));
        BigInteger[] qr = b.divideAndRemainder(BigInteger.valueOf(1_000_000_007));
        System.out.println(qr[0] + " " + qr[1]);
        System.out.println(a.pow(5) + " " + BigInteger.TWO.pow(200));
        System.out.println(a.gcd(b) + " " + BigInteger.valueOf(48).gcd(BigInteger.valueOf(36)) + " " + a.signum() + " " + a.compareTo(b) + " " + a.max(b).equals(a));
        System.out.println(a.longValue() + " " + a.intValue() + " " + a.doubleValue() + " " + a.hashCode() + " " + BigInteger.valueOf(Long.MIN_VALUE).negate());
        System.out.println(new BigInteger("1000000000000000000000000000000").sqrt() + " " + BigInteger.valueOf(7).equals(new BigInteger("7")));
        try {
            a.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger("12x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
