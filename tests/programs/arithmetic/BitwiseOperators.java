package arithmetic;

/** And, or, exclusive or and complement on int, long, boolean and the narrow types. */
public class BitwiseOperators {
    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 0x0f0f0f0f, 0x7fffffff, 0x80000000};
        for (int a : ints) {
            for (int b : ints) {
                System.out.println(a + "," + b + ": " + (a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a);
            }
        }
        long[] longs = {0, -1, 0x00ff00ff00ff00ffL, Long.MIN_VALUE};
        for (long a : longs) {
            for (long b : longs) {
                System.out.println(a + "," + b + ": " + (a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a);
            }
        }
        boolean[] truths = {false, true};
        for (boolean a : truths) {
            for (boolean b : truths) {
                System.out.println(a + "," + b + ": " + (a & b) + " " + (a | b) + " " + (a ^ b) + " " + !a);
            }
        }
        byte bits = (byte) 0xa5;
        System.out.println(bits & 0xff);
        System.out.println(bits | 0x100);
        System.out.println(~bits);
        bits ^= 0xff;
        System.out.println(bits);
        long mixed = -1;
        mixed &= 0xffffffff;
        System.out.println(mixed);
        mixed &= 0xffffffffL;
        System.out.println(mixed);
        boolean flag = true;
        flag &= false;
        flag |= true;
        flag ^= true;
        System.out.println(flag);
    }
}
