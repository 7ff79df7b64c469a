package instructions;

import java.util.Arrays;

/** Several dimensions at once, some left open, some empty, and sizes checked before anything is made. */
public class MultiArrays {
    static int size(String name, int value) {
        System.out.print(name + " ");
        return value;
    }

    public static void main(String[] args) {
        int two = 2;
        int three = 3;
        int zero = 0;
        int[][] full = new int[two][three];
        full[1][2] = 5;
        System.out.println(Arrays.deepToString(full));
        long[][][] partial = new long[two][three][];
        System.out.println(Arrays.deepToString(partial));
        String[][][][] deep = new String[1][two][zero][];
        System.out.println(Arrays.deepToString(deep) + " " + deep[0][1].length);
        Object[][] empty = new Object[zero][three];
        System.out.println(empty.length + " " + empty.getClass().getName());
        boolean[][][] cube = new boolean[two][two][two];
        cube[0][1][0] = true;
        System.out.println(Arrays.deepToString(cube));
        System.out.println(cube[0].getClass().getName() + " " + cube[0][0].getClass().getName());
        double[][] ragged = {{1}, {}, {2, 3}, null};
        System.out.println(Arrays.deepToString(ragged));
        char[][] rows = new char[three][];
        rows[1] = new char[]{'x', 'y'};
        System.out.println(Arrays.deepToString(rows));
        System.out.println(full[0] == full[1]);
        try {
            Object o = new int[size("a", 2)][size("b", -1)][size("c", -3)];
            System.out.println(o);
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try {
            Object o = new int[size("a", 0)][size("b", -1)];
            System.out.println(o);
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        Object asObject = full;
        System.out.println(asObject instanceof Object[]);
        System.out.println(asObject instanceof int[][]);
        int[][] clone = full.clone();
        clone[0][0] = 9;
        clone[1] = null;
        System.out.println(full[0][0] + " " + (full[1] != null));
        int[][][][][] five = new int[1][1][1][1][1];
        five[0][0][0][0][0]++;
        System.out.println(Arrays.deepToString(five));
    }
}
