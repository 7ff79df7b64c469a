package strings;

public class IntegersInRadixes {
    public static void main(String[] args) {
        for (int i : new int[] {0, 1, -1, 10, 255, 65535, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            System.out.println(i + " " + Integer.toBinaryString(i) + " " + Integer.toOctalString(i) + " " + Integer.toHexString(i)
                    + " " + Integer.toString(i, 7) + " " + Integer.toString(i, 36) + " " + Integer.toUnsignedString(i));
        }
        for (long l : new long[] {0L, -1L, 4294967296L, Long.MIN_VALUE, Long.MAX_VALUE}) {
            System.out.println(l + " " + Long.toHexString(l) + " " + Long.toString(l, 3) + " " + Long.toUnsignedString(l)
                    + " " + Long.toUnsignedString(l, 16));
        }
        System.out.println(Integer.toString(5, 99) + " " + Byte.toString((byte) -128) + " " + Short.toString((short) 40000));
        for (int digits = 1, n = 9; digits <= 9; digits++, n = n * 10 + 9) {
            System.out.print(n + "/" + -n + " ");
        }
        System.out.println();
    }
}
