package odd;

/** Numbers that are not easy to write. */
public class Numbers {
    static final double[] TABLE = new double[3];
    double ratio;
    float part;
    char letter;
    long big;
    byte small;
    short brief;

    static String of(double number) {
        if (number != number) {
            return "not a number \" \\ \u00e9\u2028\0";
        }
        return number == 0 && 1 / number < 0 ? "minus zero" : "any";
    }

    static float half(float number) {
        return number == Float.POSITIVE_INFINITY ? Float.NaN : number == 0 ? -0.0f : 1.5e-44f;
    }

    static double limit(int which) {
        switch (which) {
            case 0: return Double.NEGATIVE_INFINITY;
            case 1: return Double.MIN_VALUE;
            case 2: return Double.longBitsToDouble(0x7ff8000000000001L);
            case 3: return -0.0;
            default: return 1e308;
        }
    }

    static Object box(int which) {
        switch (which) {
            case 0: return Double.NaN;
            case 1: return -0.0f;
            case 2: return 'x';
            case 3: return Long.MIN_VALUE;
            case 4: return (byte) -1;
            case 5: return (short) 300;
            case 6: return true;
            default: return 12345;
        }
    }

    static char next(char letter) {
        return letter == '\'' ? '\\' : letter == '\n' ? '\uffff' : (char) (letter + 1);
    }

    static int[] many(int count) {
        return count > 2 ? new int[30000] : new int[count + 1];
    }

    static Object[][] grid(Object[][] given) {
        if (given != null && given.length == 1 && given[0] != null) {
            return new Object[2][0];
        }
        return given;
    }

    static long sum(long[] longs, double[] doubles) {
        return longs.length == 2 && doubles.length == 1 && doubles[0] > longs[1] ? longs[0] : -1L;
    }

    static boolean isKept(Integer left, Integer right) {
        return left == right;
    }

    static int compare(Long left, Double right, Character letter) {
        return left > 1000 && right < 0.5 && letter == 'c' ? 1 : 0;
    }

    static String text(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < (length == 5 ? 5000 : 3); i++) {
            text.append((char) ('a' + i % 26));
        }
        return text.toString();
    }

    static String joined(String name, int number) {
        return name == null ? "none" + number : name + ":" + number;
    }

    Numbers copy() {
        Numbers copy = new Numbers();
        copy.ratio = ratio > 1 ? Double.NaN : ratio;
        copy.part = part;
        copy.letter = letter;
        copy.big = big == 5 ? Long.MIN_VALUE : big;
        copy.small = small;
        copy.brief = brief;
        return copy;
    }
}
