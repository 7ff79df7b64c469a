package numbers;

public class MathRounding {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.49999999999999994, 4503599627370497.5, 1e300, -3.7, Double.NaN, Double.POSITIVE_INFINITY};
        for (double d : values) {
            System.out.println(d + " " + Math.round(d) + " " + Math.rint(d) + " " + Math.ceil(d) + " " + Math.floor(d) + " " + (long) d + " " + (int) d);
        }
        System.out.println(Math.round(2.5f) + " " + Math.round(-2.5f) + " " + Math.round(1e20f) + " " + Math.round(Float.NaN));
    }
}
