package types;

import java.util.Arrays;

public class MultiDimensionalArrays {
    public static void main(String[] args) {
        int[][][] cube = new int[2][3][4];
        cube[1][2][3] = 7;
        System.out.println(Arrays.deepToString(cube) + " " + cube.getClass().getName());
        int[][] jagged = new int[3][];
        System.out.println(jagged[0] == null);
        for (int i = 0; i < jagged.length; i++) {
            jagged[i] = new int[i + 1];
            Arrays.fill(jagged[i], i);
        }
        System.out.println(Arrays.deepToString(jagged));
        String[][] words = {{"a", "b"}, {}, {"c"}};
        int letters = 0;
        for (String[] row : words) {
            for (String w : row) {
                letters += w.length();
            }
        }
        System.out.println(letters + " " + words[1].length);
        long[] single[] = {{1L}, {2L, 3L}};
        single[1][0] += 40;
        single[1][1]++;
        System.out.println(Arrays.deepToString(single));
        System.out.println(new int[0][5].length + " " + new boolean[2][0][9][0].length);
        try {
            int[][] bad = new int[2][-1];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            cube[1][3][0] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Object[] objects = new Integer[2][2];
        try {
            objects[0] = new String[1];
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        objects[0] = new Integer[] {1, 2, 3};
        System.out.println(Arrays.deepToString(objects));
    }
}
