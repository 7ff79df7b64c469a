package arithmetic;

/** Converting large integers to floating point rounds to the nearest even value. */
public class IntegerToFloatConversions {
    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 16777215, 16777216, 16777217, 16777218, 16777219, 33554431, 33554433, 33554435,
            Integer.MAX_VALUE, Integer.MAX_VALUE - 63, Integer.MAX_VALUE - 64, Integer.MIN_VALUE, -16777217, 123456789};
        for (int i : ints) {
            System.out.println(i + ": " + (float) i + " " + (double) i + " back " + (int) (float) i);
        }
        long[] longs = {0, 1L << 53, (1L << 53) + 1, (1L << 53) + 2, (1L << 53) + 3, Long.MAX_VALUE, Long.MIN_VALUE,
            Long.MAX_VALUE - 511, Long.MAX_VALUE - 512, 0x7fffff4000000001L, 0x7fffffbfffffffffL, 0x8000008000000001L,
            1234567890123456789L, -9007199254740993L};
        for (long l : longs) {
            System.out.println(l + ": " + (float) l + " " + (double) l + " back " + (long) (double) l);
        }
        char c = '\uffff';
        byte b = -128;
        short s = -32768;
        System.out.println((float) c + " " + (double) b + " " + (float) s);
    }
}
