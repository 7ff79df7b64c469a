package strings;

public class DoubleToText {
    public static void main(String[] args) {
        double[] doubles = {0.0, -0.0, 1.0, -1.5, 0.1, 0.001, 0.0009765625, 1e-3, 9.999e-4, 1e7, 9999999.0, 12345678.9, 1e16,
            1.0 / 3, 2.0 / 3, 100.0, 123456789012345680.0, Math.PI, Math.E, Double.MAX_VALUE,
            Double.MIN_NORMAL, 1e-5, 1.0E10, 0.1 + 0.2, 4.35, 1e300 * 1e10, -1e300 * 1e10, 0.0 / 0.0, (1L << 53), 3e-44};
        for (double d : doubles) {
            System.out.println(d);
        }
        float[] floats = {0f, -0f, 1f, 0.1f, 1f / 3, 1e7f, 1e-3f, 16777216f, 3.4028235e38f, 0.3f, 1e10f,
            Float.NaN, Float.NEGATIVE_INFINITY, (float) Math.PI};
        for (float f : floats) {
            System.out.println(f + " " + (double) f);
        }
    }
}
