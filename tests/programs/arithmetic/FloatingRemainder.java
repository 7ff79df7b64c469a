package arithmetic;

/** The remainder of floating point numbers follows C's fmod, not the IEEE remainder. */
public class FloatingRemainder {
    public static void main(String[] args) {
        double[] values = {5.5, -5.5, 2, -2, 0.1, 1e308, 1e-308, Double.MIN_VALUE, 0.0, -0.0, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY, Double.NaN};
        for (double a : values) {
            for (double b : values) {
                System.out.println(a + " % " + b + " = " + a % b);
            }
        }
        float[] floats = {5.5f, -5.5f, 2, 0.3f, 1e38f, 1e-38f, -0f, Float.POSITIVE_INFINITY};
        for (float a : floats) {
            for (float b : floats) {
                System.out.println(a + "f % " + b + "f = " + a % b);
            }
        }
        System.out.println(Math.IEEEremainder(5.5, 2));
        System.out.println(Math.floorMod(-7, 3) + " " + Math.floorDiv(-7, 3));
        double x = 5.5;
        x %= 2;
        System.out.println(x);
    }
}
