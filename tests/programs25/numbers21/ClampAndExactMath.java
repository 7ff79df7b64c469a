package numbers21;

import java.math.BigInteger;

public class ClampAndExactMath {
    public static void main(String[] args) {
        System.out.println(Math.clamp(15L, 0, 10) + " " + Math.clamp(-5L, 0, 10) + " " + Math.clamp(5L, 0, 10) + " " + Math.clamp(1L << 40, Integer.MIN_VALUE, Integer.MAX_VALUE));
        System.out.println(Math.clamp(2.5, 0.0, 1.0) + " " + Math.clamp(-0.0, 0.0, 1.0) + " " + Math.clamp(0.5f, 0f, 1f) + " " + Math.clamp(Double.NaN, 0.0, 1.0));
        try {
            Math.clamp(1L, 10, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.ceilDiv(7, 2) + " " + Math.ceilDiv(-7, 2) + " " + Math.ceilMod(7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.unsignedMultiplyHigh(-1L, -1L));
        try {
            Math.divideExact(Integer.MIN_VALUE, -1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.compress(0b11011010, 0b11110000) + " " + Integer.expand(0b1101, 0b11110000) + " " + Long.compress(0xff00L, 0xf0f0L));
        System.out.println(Float.float16ToFloat((short) 0x3c00) + " " + Integer.toHexString(Float.floatToFloat16(1.5f)) + " " + BigInteger.TWO.parallelMultiply(BigInteger.TEN));
        System.out.println(2e-3 + " " + 1.0E23 + " " + 2.0E-45f + " " + 4.9E-324 + " " + 1.1754944E-38f);
    }
}
