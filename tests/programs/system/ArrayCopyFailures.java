package system;

/** Each way an array copy can fail, with its message. */
public class ArrayCopyFailures {
    static void attempt(Object source, int from, Object target, int to, int count) {
        try {
            System.arraycopy(source, from, target, to, count);
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        int[] ints = new int[5];
        long[] longs = new long[5];
        String[] strings = {"a", "b"};
        Object[] objects = {"a", 1};
        attempt(null, 0, ints, 0, 1);
        attempt(ints, 0, null, 0, 1);
        attempt("text", 0, ints, 0, 1);
        attempt(ints, 0, "text", 0, 1);
        attempt(ints, 0, longs, 0, 1);
        attempt(ints, 0, longs, 0, 0);
        attempt(ints, 0, strings, 0, 1);
        attempt(strings, 0, ints, 0, 1);
        attempt(objects, 0, new String[2], 0, 2);
        attempt(objects, 0, new Integer[2], 0, 2);
        attempt(strings, 0, new Integer[2], 0, 2);
        attempt(new Integer[2], 0, new String[2], 0, 2);
        attempt(new Object[]{new int[0]}, 0, strings, 0, 1);
        attempt(new int[1][1], 0, new long[1][], 0, 1);
        attempt(new int[1][1], 0, new Object[1], 0, 1);
        attempt(ints, -1, ints, 0, 1);
        attempt(ints, 0, ints, -1, 1);
        attempt(ints, 0, ints, 0, -1);
        attempt(ints, 3, ints, 0, 3);
        attempt(ints, 0, ints, 4, 2);
        attempt(ints, 6, ints, 0, 0);
        attempt(ints, 0, ints, 6, 0);
        attempt(ints, Integer.MAX_VALUE, ints, 0, Integer.MAX_VALUE);
        attempt(ints, 0, ints, 2, Integer.MAX_VALUE);
        attempt(longs, 4, longs, 0, 2);
        attempt(strings, 1, objects, 0, 2);
        attempt(objects, 0, strings, 1, 2);
        attempt(strings, -3, objects, 0, 2);
        attempt(new boolean[2], 0, new byte[2], 0, 1);
        attempt(new boolean[2], 1, new boolean[2], 1, 2);
    }
}
