package arithmetic;

/** Chains of casts drop bits step by step, and each step's signedness decides the next one's value. */
public class NarrowingChains {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 127, 128, 129, 255, 256, 32767, 32768, 65535, 65536, 0x12345678, 0x8765abcd,
            Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int v : values) {
            System.out.println(v + ": " + (byte) v + " " + (short) v + " " + (int) (char) v + " " + (int) (char) (byte) v
                    + " " + (byte) (char) v + " " + (short) (byte) v + " " + (long) (byte) v + " " + (byte) (short) v
                    + " " + (short) (char) v + " " + (int) (char) (short) v);
        }
        long[] longs = {0x123456789abcdef0L, -1L, 1L << 31, 1L << 32, Long.MIN_VALUE, 0xffffffffL, 0x80L, 0x8000L};
        for (long v : longs) {
            System.out.println(v + ": " + (int) v + " " + (short) v + " " + (byte) v + " " + (int) (char) v + " "
                    + (long) (int) v);
        }
    }
}
