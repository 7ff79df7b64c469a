package numbers;

import java.math.BigInteger;

public class BigIntegerLargeProducts {
    public static void main(String[] args) {
        // 80 ints per factor are needed before Karatsuba is used, 240 before Toom-Cook.
        for (int bits : new int[] {2000, 3500, 9000}) {
            BigInteger a = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.valueOf(12345));
            BigInteger b = BigInteger.valueOf(3).pow(bits * 5 / 8);
            BigInteger product = a.multiply(b);
            System.out.println(bits + " " + product.bitLength() + " " + product.hashCode() + " " + product.mod(BigInteger.valueOf(1_000_003)));
            System.out.println(product.divide(b).equals(a) + " " + a.multiply(a).equals(a.pow(2)));
        }
        BigInteger factorial = BigInteger.ONE;
        for (int i = 2; i <= 150; i++) {
            factorial = factorial.multiply(BigInteger.valueOf(i));
        }
        System.out.println(factorial);
    }
}
