package exact;

/** Branches behind which something goes wrong sooner than not. */
public class Matrix {
    static double trace(double[][] rows) {
        double sum = 0;
        for (int i = 0; i < rows.length; i++) {
            sum += rows[i][i];
        }
        return sum;
    }

    static int first(int[] numbers, boolean wanted) {
        if (wanted) {
            return numbers[0];
        }
        return 0;
    }
}
