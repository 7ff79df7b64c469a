package reflection;

import java.lang.reflect.Array;
import java.util.Arrays;

public class ReflectiveArrays {
    @SuppressWarnings("unchecked")
    static <T> T[] repeat(T t, int n) {
        T[] a = (T[]) Array.newInstance(t.getClass(), n);
        Arrays.fill(a, t);
        return a;
    }

    public static void main(String[] args) {
        int[] ints = (int[]) Array.newInstance(int.class, 3);
        Array.set(ints, 0, 5);
        Array.setInt(ints, 1, 6);
        Array.set(ints, 2, (byte) 7);
        System.out.println(Arrays.toString(ints) + " " + Array.getLength(ints) + " " + Array.get(ints, 1) + " " + Array.getLong(ints, 2));
        String[] strings = repeat("x", 2);
        System.out.println(Arrays.toString(strings) + " " + strings.getClass().getName());
        Object grid = Array.newInstance(char.class, 2, 3);
        System.out.println(grid.getClass().getName() + " " + ((char[][]) grid)[1].length);
        try {
            Array.set(ints, 0, "text");
        } catch (IllegalArgumentException e) {
            System.out.println("wrong type");
        }
        try {
            Array.get("not an array", 0);
        } catch (IllegalArgumentException e) {
            System.out.println("not an array");
        }
        try {
            Array.get(ints, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        try {
            Array.newInstance(int.class, -1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
    }
}
