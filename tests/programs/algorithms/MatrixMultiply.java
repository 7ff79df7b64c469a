package algorithms;

import java.util.Arrays;

public class MatrixMultiply {
    static double[][] multiply(double[][] a, double[][] b) {
        double[][] c = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static long[][] power(long[][] m, int n, long modulus) {
        long[][] r = {{1, 0}, {0, 1}};
        while (n > 0) {
            if ((n & 1) == 1) {
                r = times(r, m, modulus);
            }
            m = times(m, m, modulus);
            n >>= 1;
        }
        return r;
    }

    static long[][] times(long[][] a, long[][] b, long modulus) {
        long[][] c = new long[2][2];
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                c[i][j] = (a[i][0] * b[0][j] + a[i][1] * b[1][j]) % modulus;
            }
        }
        return c;
    }

    public static void main(String[] args) {
        System.out.println(Arrays.deepToString(multiply(new double[][] {{1, 2}, {3, 4}, {5, 6}}, new double[][] {{1, 0.5, -1}, {0.25, 2, 0}})));
        int n = 24;
        double[][] a = new double[n][n];
        double[][] b = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = (i * 7 + j * 3) % 11 - 5;
                b[i][j] = 1.0 / (i + j + 1);
            }
        }
        double[][] c = multiply(a, b);
        double trace = 0;
        for (int i = 0; i < n; i++) {
            trace += c[i][i];
        }
        System.out.println(trace + " " + c[3][17]);
        System.out.println(power(new long[][] {{1, 1}, {1, 0}}, 1000, 1_000_000_007)[0][1]);
        try {
            multiply(new double[][] {{1}}, new double[][] {{1}, {2}});
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("shapes differ: " + e.getMessage());
        }
    }
}
