package arithmetic;

/** A shift distance keeps only its low 5 bits for int and its low 6 bits for long. */
public class ShiftMasks {
    public static void main(String[] args) {
        int[] distances = {0, 1, 4, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int[] ints = {1, -1, 0x12345678, Integer.MIN_VALUE};
        long[] longs = {1L, -1L, 0x123456789abcdef0L, Long.MIN_VALUE};
        for (int distance : distances) {
            for (int value : ints) {
                System.out.println(value + " by " + distance + ": " + (value << distance) + " " + (value >> distance)
                        + " " + (value >>> distance));
            }
            for (long value : longs) {
                System.out.println(value + "L by " + distance + ": " + (value << distance) + " " + (value >> distance)
                        + " " + (value >>> distance));
            }
        }
        long longDistance = (1L << 40) + 3;
        int one = 1;
        System.out.println(one << longDistance);
        System.out.println(1L << longDistance);
        byte minusOne = -1;
        System.out.println(minusOne >>> 4);
        System.out.println((byte) (minusOne >>> 4));
        System.out.println((byte) ((minusOne & 0xff) >>> 4));
        minusOne >>>= 28;
        System.out.println(minusOne);
        char top = '\uffff';
        System.out.println((int) (char) (top << 4));
        System.out.println(top >> 4);
    }
}
