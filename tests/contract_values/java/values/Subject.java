package values;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The class whose contracts are evaluated. What javac makes of the same expressions is added at the mark. */
public class Subject extends Base implements Limits {
    boolean flag;
    byte small;
    short brief;
    char letter;
    int count;
    long total;
    float ratio;
    double exact;
    Boolean decided;
    Long large;
    Character mark;
    String name;
    Object anything;
    int[] numbers;
    byte[] bytes;
    char[] letters;
    long[] longs;
    double[] reals;
    boolean[] flags;
    int[][] table;
    String[] words;
    Node head;
    private int secret = 42;
    static int made = 11;
    static final int MOST = 10;
    static final String GREETING = "hello";
    static final char LETTER = 'q';
    List<Node> nodes = new ArrayList<>();
    Map<String, Integer> ages = new HashMap<>();
    Inner inner;

    void fill(java.util.Random random, Node[] all) {
        flag = random.nextBoolean();
        small = (byte) random.nextInt();
        brief = (short) random.nextInt();
        letter = (char) ('a' + random.nextInt(26));
        count = random.nextInt(8) - 2;
        total = random.nextLong();
        ratio = random.nextInt(5) == 0 ? Float.NaN : random.nextFloat() * 100;
        exact = random.nextGaussian();
        decided = random.nextInt(4) == 0 ? null : Boolean.valueOf(random.nextBoolean());
        large = random.nextInt(4) == 0 ? null : Long.valueOf(random.nextInt(200));
        mark = random.nextInt(4) == 0 ? null : Character.valueOf('m');
        name = random.nextInt(4) == 0 ? null : "n" + count;
        anything = random.nextBoolean() ? name : all[0];
        numbers = random.nextInt(6) == 0 ? null : Inputs.numbers(random);
        bytes = new byte[] {small, 1, -1};
        letters = new char[] {letter, 'z'};
        longs = new long[] {total, 1L << 33, -4};
        reals = new double[] {exact, -0.0, 2.5};
        flags = new boolean[] {flag, !flag};
        table = new int[][] {{1, 2, 3}, {4}, {}};
        words = new String[] {"a", name, "c"};
        head = all[random.nextInt(all.length)];
        nodes.addAll(List.of(all));
        ages.put("a", count);
        inner = new Inner();
    }

    @Override
    int overridden() {
        return 2;
    }

    int size() {
        return nodes.size();
    }

    private int hidden() {
        return secret;
    }

    int fails() {
        throw new IllegalArgumentException();
    }

    boolean never() {
        throw new IllegalArgumentException();
    }

    static String which(byte x) {
        return "byte";
    }

    static String which(int x) {
        return "int";
    }

    static String which(long x) {
        return "long";
    }

    static String which(double x) {
        return "double";
    }

    static String which(Integer x) {
        return "Integer";
    }

    static String which(Object x) {
        return "Object";
    }

    static String which(Object x, Object... more) {
        return "Object " + more.length;
    }

    static String which(int x, long y) {
        return "int long";
    }

    static String which(long x, int... y) {
        return "long int[] " + y.length;
    }

    static int sum(int... all) {
        int sum = 0;
        for (int each : all) {
            sum += each;
        }
        return sum;
    }

    static long sum(long first, long... all) {
        return first + all.length;
    }

    static <T> T same(T x) {
        return x;
    }

    static boolean nonNull(Object[] all) {
        if (all == null) {
            return false;
        }
        for (Object each : all) {
            if (each == null) {
                return false;
            }
        }
        return true;
    }

    class Inner {
        int depth = 6;
        int count = 77;

        int both() {
            return depth + Subject.this.count;
        }
    }
    // GENERATED
}
