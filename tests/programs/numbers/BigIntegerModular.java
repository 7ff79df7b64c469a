package numbers;

import java.math.BigInteger;

public class BigIntegerModular {
    public static void main(String[] args) {
        BigInteger p = BigInteger.valueOf(1_000_000_007);
        BigInteger x = BigInteger.valueOf(123456789);
        System.out.println(x.modPow(BigInteger.valueOf(987654321), p) + " " + x.modInverse(p) + " " + x.multiply(x.modInverse(p)).mod(p));
        BigInteger big = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);
        System.out.println(BigInteger.valueOf(3).modPow(big.subtract(BigInteger.ONE), big) + " " + BigInteger.valueOf(5).modPow(BigInteger.valueOf(77), BigInteger.valueOf(1024))
                + " " + x.modPow(BigInteger.valueOf(-3), p));
        StringBuilder primes = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            if (BigInteger.valueOf(i).isProbablePrime(20)) {
                primes.append(i).append(' ');
            }
        }
        System.out.println(primes + "" + BigInteger.valueOf(561).isProbablePrime(20) + " " + p.isProbablePrime(20) + " " + BigInteger.valueOf(100).nextProbablePrime());
        try {
            BigInteger.valueOf(6).modInverse(BigInteger.valueOf(9));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            x.mod(BigInteger.valueOf(-5));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
