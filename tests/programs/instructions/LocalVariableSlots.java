package instructions;

/** Locals of every type in the short-form slots and beyond, with slots reused by later scopes. */
public class LocalVariableSlots {
    static String ints(int a, int b, int c, int d, int e) {
        a += e;
        b -= d;
        c *= b;
        d ^= a;
        e = a + b + c + d;
        return a + " " + b + " " + c + " " + d + " " + e;
    }

    static String longs(long a, long b, long c) {
        a += c;
        b -= a;
        c *= b;
        return a + " " + b + " " + c;
    }

    static String shiftedLongs(int skip, long a, long b, long c) {
        a += c;
        b -= a;
        c *= b + skip;
        return a + " " + b + " " + c;
    }

    static String floats(float a, float b, float c, float d, float e) {
        a += e;
        b -= d;
        c *= b;
        d /= a;
        e = a + b + c + d;
        return a + " " + b + " " + c + " " + d + " " + e;
    }

    static String doubles(double a, double b, double c) {
        a += c;
        b -= a;
        c *= b;
        return a + " " + b + " " + c;
    }

    static String shiftedDoubles(int skip, double a, double b, double c) {
        a += c;
        b -= a;
        c *= b + skip;
        return a + " " + b + " " + c;
    }

    static String references(String a, String b, String c, String d, String e) {
        String t = a;
        a = e;
        e = t;
        b = c + d;
        c = b;
        d = null;
        return a + b + c + d + e;
    }

    String instance(int a, long b, Object c) {
        b += a;
        c = c + "!";
        a = (int) b;
        return getClass().getSimpleName() + a + b + c;
    }

    static String reuse(int n) {
        StringBuilder out = new StringBuilder();
        {
            long first = n * 1_000_000_007L;
            out.append(first).append(' ');
        }
        {
            int x = n;
            String y = "y" + x;
            out.append(y).append(' ');
        }
        for (double d = n; d < n + 2; d++) {
            out.append(d).append(' ');
        }
        for (int i = 0, j = n; i < j; i++, j--) {
            out.append(i * j).append(' ');
        }
        return out.toString();
    }

    public static void main(String[] args) {
        System.out.println(ints(1, 2, 3, 4, 5));
        System.out.println(longs(1L << 40, 2, 3));
        System.out.println(shiftedLongs(9, 1L << 40, 2, 3));
        System.out.println(floats(1.5f, 2, 3, 4, 5));
        System.out.println(doubles(1.5, 2, 3));
        System.out.println(shiftedDoubles(9, 1.5, 2, 3));
        System.out.println(references("a", "b", "c", "d", "e"));
        System.out.println(new LocalVariableSlots().instance(1, 2L, "c"));
        System.out.println(reuse(5));
    }
}
