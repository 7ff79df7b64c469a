package instructions;

/** Sparse cases compile to a sorted list of pairs, empty switches included. */
public class LookupSwitch {
    static int sparse(int x) {
        switch (x) {
            case Integer.MIN_VALUE: return 1;
            case -1_000_000: return 2;
            case -1: return 3;
            case 0: return 4;
            case 77: return 5;
            case 65_536: return 6;
            case 1_000_000_007: return 7;
            case Integer.MAX_VALUE: return 8;
            default: return -1;
        }
    }

    static String single(int x) {
        switch (x) {
            case 1_000: return "thousand";
        }
        return "no";
    }

    static String empty(int x) {
        switch (x) {
            default: return "always";
        }
    }

    static int loop(int start) {
        int state = start;
        int steps = 0;
        while (true) {
            steps++;
            switch (state) {
                case 10: state = 2_000; continue;
                case 2_000: state = -50_000; break;
                case -50_000: state = 7; break;
                default: return steps;
            }
            steps += 100;
        }
    }

    public static void main(String[] args) {
        int[] values = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1_000_000, -2, -1, 0, 1, 76, 77, 78, 65_536,
            1_000_000_007, Integer.MAX_VALUE, 1_000};
        for (int x : values) {
            System.out.println(x + ": " + sparse(x) + " " + single(x) + " " + empty(x));
        }
        System.out.println(loop(10) + " " + loop(2_000) + " " + loop(-50_000) + " " + loop(0));
    }
}
