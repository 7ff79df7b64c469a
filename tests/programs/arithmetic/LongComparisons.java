package arithmetic;

/** Comparing longs looks at all 64 bits, and never at a wrapped difference. */
public class LongComparisons {
    public static void main(String[] args) {
        long[] values = {0, 1, -1, 1L << 32, -(1L << 32), 0xffffffffL, Integer.MIN_VALUE, Integer.MAX_VALUE,
            Long.MIN_VALUE, Long.MAX_VALUE};
        for (long a : values) {
            StringBuilder row = new StringBuilder();
            for (long b : values) {
                int bits = (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a > b ? 4 : 0) + (a >= b ? 8 : 0) + (a == b ? 16 : 0)
                        + (a != b ? 32 : 0);
                row.append(bits).append(' ');
                if (Long.signum(Long.compare(a, b)) != (a < b ? -1 : a == b ? 0 : 1)) {
                    row.append("WRONG ");
                }
            }
            System.out.println(a + ": " + row + Long.compareUnsigned(a, 1));
        }
        int small = -1;
        System.out.println(small == 0xffffffffL);
        System.out.println(small == -1L);
        System.out.println((small & 0xffffffffL) == 0xffffffffL);
        System.out.println(Integer.compareUnsigned(small, 1) + " " + Integer.divideUnsigned(small, 3) + " "
                + Integer.toUnsignedString(small) + " " + Long.toUnsignedString(-1L) + " "
                + Long.remainderUnsigned(-1L, 10));
    }
}
