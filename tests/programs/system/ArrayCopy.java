package system;

import java.util.Arrays;

/** Copies between arrays: all element types, overlapping ranges, partial copies before a bad element. */
public class ArrayCopy {
    public static void main(String[] args) {
        int[] ints = {0, 1, 2, 3, 4, 5, 6, 7};
        int[] forward = ints.clone();
        System.arraycopy(forward, 0, forward, 2, 5);
        System.out.println(Arrays.toString(forward));
        int[] backward = ints.clone();
        System.arraycopy(backward, 3, backward, 1, 5);
        System.out.println(Arrays.toString(backward));
        System.arraycopy(ints, 0, ints, 0, ints.length);
        System.arraycopy(ints, ints.length, ints, ints.length, 0);
        System.arraycopy(ints, 8, new int[0], 0, 0);
        System.out.println(Arrays.toString(ints));
        boolean[] booleans = new boolean[3];
        System.arraycopy(new boolean[]{true, false, true}, 0, booleans, 1, 2);
        System.out.println(Arrays.toString(booleans));
        byte[] bytes = new byte[3];
        System.arraycopy(new byte[]{-1, 2}, 0, bytes, 1, 2);
        System.out.println(Arrays.toString(bytes));
        char[] chars = {'a', 'b', 'c'};
        System.arraycopy(chars, 0, chars, 1, 2);
        System.out.println(Arrays.toString(chars));
        short[] shorts = {1, 2, 3};
        System.arraycopy(shorts, 1, shorts, 0, 2);
        System.out.println(Arrays.toString(shorts));
        long[] longs = {1L << 40, 2, 3};
        System.arraycopy(longs, 0, longs, 1, 2);
        System.out.println(Arrays.toString(longs));
        float[] floats = {1.5f, Float.NaN, 3};
        System.arraycopy(floats, 0, floats, 1, 2);
        System.out.println(Arrays.toString(floats));
        double[] doubles = {1.5, -0.0, 3};
        System.arraycopy(doubles, 1, doubles, 0, 2);
        System.out.println(Arrays.toString(doubles));
        Object[] objects = {"a", 1, "b", null};
        Object[] wider = new Object[4];
        System.arraycopy(objects, 0, wider, 0, 4);
        System.out.println(Arrays.toString(wider));
        String[] narrower = new String[4];
        try {
            System.arraycopy(objects, 0, narrower, 0, 4);
        } catch (ArrayStoreException e) {
            System.out.println("stopped");
        }
        System.out.println(Arrays.toString(narrower));
        Object[] strings = {"x", "y"};
        System.arraycopy(strings, 0, narrower, 2, 2);
        System.out.println(Arrays.toString(narrower));
        int[][] grid = {{1}, {2}};
        int[][] copy = new int[2][];
        System.arraycopy(grid, 0, copy, 0, 2);
        System.out.println(copy[0] == grid[0]);
        System.out.println(Arrays.toString(Arrays.copyOfRange(ints, 6, 10)));
    }
}
