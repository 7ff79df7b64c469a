package reflection;

import java.lang.reflect.Array;
import java.util.Arrays;

public class ArrayFailures {
    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt attempt) {
        System.out.println("--- " + what);
        try {
            System.out.println(attempt.run());
        } catch (Throwable e) {
            e.printStackTrace(System.out);
        }
    }

    static void set(String what, Object array, int index, Object value) {
        attempt("set " + what, () -> {
            Array.set(array, index, value);
            return Array.get(array, index);
        });
    }

    static void setInt(String what, Object array, int index) {
        attempt("setInt " + what, () -> {
            Array.setInt(array, index, 66);
            return Array.get(array, index);
        });
    }

    public static void main(String[] args) {
        int[] ints = {1, 2, 3};
        String[] strings = {"a", null};
        boolean[] flags = {true, false};
        attempt("length of null", () -> Array.getLength(null));
        attempt("length of a text", () -> Array.getLength("s"));
        attempt("element of null", () -> Array.get(null, 0));
        attempt("element of a text", () -> Array.get("s", 0));
        attempt("element -1", () -> Array.get(ints, -1));
        attempt("element 2 of 2", () -> Array.get(strings, 2));
        attempt("elements", () -> Array.get(strings, 1) + " " + Array.get(flags, 0) + Array.get(new char[] {'c'}, 0) + Array.get(new byte[] {-3}, 0) + Array.get(new double[] {1.5}, 0));
        attempt("int from String[]", () -> Array.getInt(strings, 0));
        attempt("int from long[]", () -> Array.getInt(new long[1], 0));
        attempt("int from boolean[]", () -> Array.getInt(flags, 0));
        attempt("boolean from int[]", () -> Array.getBoolean(ints, 0));
        attempt("int 3 of 3", () -> Array.getInt(ints, 3));
        attempt("int of null", () -> Array.getInt(null, 3));
        attempt("int of a text", () -> Array.getInt("x", 3));
        attempt("widened", () -> Array.getDouble(ints, 2) + Array.getLong(new char[] {'a'}, 0) + Array.getFloat(new long[] {5}, 0) + Array.getShort(new byte[] {-1}, 0));
        set("an Integer in String[]", strings, 0, 5);
        set("null in String[]", strings, 0, null);
        set("null in int[]", ints, 0, null);
        set("a text in int[]", ints, 0, "x");
        set("a Long in int[]", ints, 0, 5L);
        set("a Byte in int[]", ints, 0, (byte) -5);
        set("9 of int[]", ints, 9, 5);
        set("a text in 9 of int[]", ints, 9, "x");
        set("an Integer in 9 of String[]", strings, 9, 1);
        set("null array", null, 9, "1");
        set("a text", "", 9, "1");
        setInt("String[]", strings, 0);
        setInt("byte[]", new byte[1], 0);
        setInt("boolean[]", new boolean[1], 0);
        setInt("9 of byte[]", new byte[1], 9);
        setInt("null", null, 0);
        setInt("long[]", new long[1], 0);
        setInt("float[]", new float[1], 0);
        attempt("length -5", () -> Array.newInstance(int.class, -5));
        attempt("of null", () -> Array.newInstance(null, 5));
        attempt("of void", () -> Array.newInstance(void.class, 5));
        attempt("no dimensions", () -> Array.newInstance(int.class));
        attempt("lengths 2, -3", () -> Array.newInstance(int.class, 2, -3));
        attempt("lengths 0, -3", () -> Array.newInstance(int.class, 0, -3));
        attempt("of void, twice", () -> Array.newInstance(void.class, 1, 2));
        attempt("null dimensions", () -> Array.newInstance(int.class, (int[]) null));
        attempt("256 dimensions", () -> Array.newInstance(int.class, new int[256]));
        attempt("255 dimensions", () -> Array.newInstance(int.class, new int[255]).getClass().getName().length());
        attempt("one more", () -> Array.newInstance(Array.newInstance(int.class, new int[255]).getClass(), 1));
        attempt("nested", () -> Arrays.deepToString((Object[]) Array.newInstance(String[].class, 2, 1)));
    }
}
