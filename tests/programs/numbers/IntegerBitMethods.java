package numbers;

public class IntegerBitMethods {
    public static void main(String[] args) {
        for (int i : new int[] {0, 1, -1, 0x12345678, Integer.MIN_VALUE, 0x00f0}) {
            System.out.println(i + " " + Integer.bitCount(i) + " " + Integer.highestOneBit(i) + " " + Integer.lowestOneBit(i) + " " + Integer.numberOfLeadingZeros(i)
                    + " " + Integer.numberOfTrailingZeros(i) + " " + Integer.reverse(i) + " " + Integer.reverseBytes(i) + " " + Integer.rotateLeft(i, 7) + " " + Integer.rotateRight(i, 39));
        }
        for (long l : new long[] {0, -1, 0x123456789abcdef0L, Long.MIN_VALUE}) {
            System.out.println(l + " " + Long.bitCount(l) + " " + Long.highestOneBit(l) + " " + Long.lowestOneBit(l) + " " + Long.numberOfLeadingZeros(l)
                    + " " + Long.numberOfTrailingZeros(l) + " " + Long.reverse(l) + " " + Long.reverseBytes(l) + " " + Long.rotateLeft(l, 70) + " " + Long.signum(l));
        }
        System.out.println(Integer.compareUnsigned(-1, 1) + " " + Integer.divideUnsigned(-1, 16) + " " + Integer.remainderUnsigned(-1, 16) + " " + Integer.toUnsignedString(-2));
        System.out.println(Long.compareUnsigned(-1, 1) + " " + Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.divideUnsigned(5, -1) + " " + Long.parseUnsignedLong("18446744073709551615"));
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + (int) Character.reverseBytes('\u1234') + " " + Byte.toUnsignedInt((byte) -3));
    }
}
