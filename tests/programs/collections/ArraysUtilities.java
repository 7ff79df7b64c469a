package collections;

import java.util.Arrays;
import java.util.List;

public class ArraysUtilities {
    public static void main(String[] args) {
        int[] a = new int[5];
        Arrays.fill(a, 7);
        Arrays.fill(a, 1, 3, 0);
        System.out.println(Arrays.toString(a) + " " + Arrays.hashCode(a) + " " + Arrays.equals(a, a.clone()) + " " + a.equals(a.clone()));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 7)) + " " + Arrays.toString(Arrays.copyOfRange(a, 3, 8)) + " " + Arrays.mismatch(a, new int[] {7, 0, 1}));
        Object[][] deep = {{1, "two", null}, {new int[] {3, 4}, new String[] {"x"}}, {}};
        System.out.println(Arrays.deepToString(deep));
        System.out.println(Arrays.deepEquals(new int[][] {{1}, {2}}, new int[][] {{1}, {2}}) + " " + Arrays.equals(new int[][] {{1}}, new int[][] {{1}})
                + " " + Arrays.deepHashCode(new int[][] {{1, 2}, {3}}));
        Object[] loop = new Object[2];
        loop[0] = loop;
        System.out.println(Arrays.deepToString(loop));
        String[] backing = {"a", "b"};
        List<String> view = Arrays.asList(backing);
        view.set(0, "changed");
        System.out.println(backing[0] + " " + view + " " + Arrays.asList(1, "x", 'c'));
        int[] prefix = {1, 2, 3, 4, 5};
        Arrays.setAll(prefix, i -> prefix[i] * 10);
        System.out.println(Arrays.toString(prefix) + " " + Arrays.stream(prefix, 1, 4).sum() + " " + Arrays.compare(prefix, a) + " "
                + Arrays.toString((int[]) null) + " " + Arrays.toString(new boolean[2]) + " " + Arrays.equals(prefix, 0, 2, new int[] {10, 20}, 0, 2));
        try {
            Arrays.copyOfRange(a, 4, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.fill(a, 2, 9, 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object[] strings = new String[1];
            Arrays.fill(strings, 5);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        int[] overlap = {0, 1, 2, 3, 4, 5};
        System.arraycopy(overlap, 0, overlap, 2, 4);
        System.out.println(Arrays.toString(overlap));
    }
}
