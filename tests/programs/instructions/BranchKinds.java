package instructions;

/** Each integer comparison against zero and against another value, taken and not taken, forward and backward. */
public class BranchKinds {
    static int zeroTests(int x) {
        int bits = 0;
        if (x == 0) {
            bits |= 1;
        }
        if (x != 0) {
            bits |= 2;
        }
        if (x < 0) {
            bits |= 4;
        }
        if (x <= 0) {
            bits |= 8;
        }
        if (x > 0) {
            bits |= 16;
        }
        if (x >= 0) {
            bits |= 32;
        }
        return bits;
    }

    static int pairTests(int x, int y) {
        int bits = 0;
        if (x == y) {
            bits |= 1;
        }
        if (x != y) {
            bits |= 2;
        }
        if (x < y) {
            bits |= 4;
        }
        if (x <= y) {
            bits |= 8;
        }
        if (x > y) {
            bits |= 16;
        }
        if (x >= y) {
            bits |= 32;
        }
        return bits;
    }

    public static void main(String[] args) {
        int[] values = {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE};
        for (int x : values) {
            System.out.print(zeroTests(x) + ":");
            for (int y : values) {
                System.out.print(" " + pairTests(x, y));
            }
            System.out.println();
        }
        int down = 5;
        do {
            System.out.print(down + " ");
        } while (--down > 0);
        System.out.println();
        outer:
        for (int i = 0; ; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) {
                    continue outer;
                }
                if (i * j > 6) {
                    System.out.println("left at " + i + "," + j);
                    break outer;
                }
            }
        }
        block: {
            if (args.length == 0) {
                break block;
            }
            System.out.println("unreachable");
        }
        boolean a = args.length == 0;
        boolean b = !a;
        System.out.println((a && !b || b && !a) + " " + (a ? b ? 1 : 2 : 3) + " " + !(a & b | a ^ b));
    }
}
