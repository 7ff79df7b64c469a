package arithmetic;

/** Every ordered comparison with NaN is false, whichever way the compiler arranged the branch. */
public class NanComparisons {
    public static void main(String[] args) {
        double[] doubles = {Double.NaN, 0.0, -0.0, 1.5, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : doubles) {
            for (double b : doubles) {
                System.out.println(a + " ? " + b + ": " + (a < b) + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b)
                        + " negated " + !(a < b) + !(a <= b) + !(a > b) + !(a >= b));
            }
        }
        float[] floats = {Float.NaN, 0f, -0f, 1.5f, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        for (float a : floats) {
            for (float b : floats) {
                System.out.println(a + " ? " + b + ": " + (a < b) + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b)
                        + " negated " + !(a < b) + !(a <= b) + !(a > b) + !(a >= b));
            }
        }
        double nan = doubles[0];
        System.out.println(nan == nan);
        System.out.println(Double.valueOf(nan).equals(Double.valueOf(nan)));
        System.out.println(Double.compare(nan, Double.POSITIVE_INFINITY));
        System.out.println(Double.compare(0.0, -0.0));
        System.out.println(Double.valueOf(0.0).equals(-0.0));
        int loops = 0;
        while (!(nan > loops) && loops < 3) {
            loops++;
        }
        System.out.println(loops);
    }
}
