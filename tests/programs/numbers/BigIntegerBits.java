package numbers;

import java.math.BigInteger;
import java.util.Arrays;

public class BigIntegerBits {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("deadbeefcafebabe12345", 16);
        BigInteger b = a.negate();
        System.out.println(a.shiftLeft(13).toString(16) + " " + a.shiftRight(17).toString(16) + " " + b.shiftRight(4) + " " + a.shiftLeft(-8).toString(16));
        System.out.println(a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(BigInteger.valueOf(0xff)).toString(16));
        System.out.println(a.bitLength() + " " + a.bitCount() + " " + b.bitLength() + " " + b.bitCount() + " " + a.getLowestSetBit());
        System.out.println(a.testBit(0) + " " + a.setBit(100).bitLength() + " " + a.clearBit(0).toString(2) + " " + BigInteger.ZERO.flipBit(70));
        System.out.println(a.toString(36) + " " + b.toString(8) + " " + new BigInteger("-zz", 36) + " " + a.toString(2).length());
        System.out.println(Arrays.toString(b.toByteArray()) + " " + new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger(1, new byte[] {-1, 0}));
    }
}
