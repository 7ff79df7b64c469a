package collections;

import java.util.Arrays;
import java.util.Random;

public class SortManyInts {
    static boolean sorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        int[] few = {5, -3, 9, 0, 2, 2, -8};
        Arrays.sort(few);
        System.out.println(Arrays.toString(few));
        // The sizes straddle the thresholds between insertion, mixed and dual-pivot sorting.
        for (int n : new int[] {40, 70, 300, 2000}) {
            Random r = new Random(n);
            int[] a = new int[n];
            long sum = 0;
            for (int i = 0; i < n; i++) {
                a[i] = r.nextInt(n * 3) - n;
                sum += a[i];
            }
            Arrays.sort(a);
            long after = 0;
            for (int x : a) {
                after += x;
            }
            System.out.println(n + " " + sorted(a) + " " + (sum == after) + " " + a[0] + " " + a[n / 2] + " " + a[n - 1]);
        }
        int[] runs = new int[600];
        for (int i = 0; i < runs.length; i++) {
            runs[i] = i % 150;
        }
        Arrays.sort(runs);
        System.out.println(sorted(runs));
        double[] d = {3.5, Double.NaN, -0.0, 0.0, -1, Double.NEGATIVE_INFINITY, 2};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        byte[] bytes = new byte[100];
        new Random(3).nextBytes(bytes);
        Arrays.sort(bytes);
        System.out.println(bytes[0] + " " + bytes[50] + " " + bytes[99]);
        char[] chars = "the quick brown fox".toCharArray();
        Arrays.sort(chars, 4, 15);
        System.out.println(new String(chars));
        long[] longs = {1L << 40, -1, 0, 1L << 33};
        Arrays.sort(longs);
        System.out.println(Arrays.toString(longs) + " " + Arrays.binarySearch(longs, 0) + " " + Arrays.binarySearch(longs, 5));
    }
}
