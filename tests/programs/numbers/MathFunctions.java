package numbers;

public class MathFunctions {
    // Math allows an error of one unit in the last place, so only ten significant digits are shown.
    static String show(double d) {
        return Double.isNaN(d) || Double.isInfinite(d) ? String.valueOf(d) : String.format(java.util.Locale.ROOT, "%.9e", d);
    }

    public static void main(String[] args) {
        for (double d : new double[] {0, 0.5, 1, -1.25, 3.75, 100, 1e-8, -12345.678, 1e15, Double.NaN}) {
            System.out.println(d + " sin " + show(Math.sin(d)) + " cos " + show(Math.cos(d)) + " tan " + show(Math.tan(d)) + " exp " + show(Math.exp(d))
                    + " log " + show(Math.log(d)) + " log10 " + show(Math.log10(d)) + " cbrt " + show(Math.cbrt(d)) + " atan " + show(Math.atan(d)));
        }
        System.out.println(show(Math.asin(0.3)) + " " + show(Math.acos(0.3)) + " " + show(Math.asin(2)) + " " + show(Math.sinh(1)) + " " + show(Math.tanh(0.5)) + " " + show(Math.log1p(1e-10))
                + " " + show(Math.expm1(1e-10)));
        System.out.println(show(Math.atan2(1, -1)) + " " + show(Math.atan2(-0.0, -1)) + " " + show(Math.hypot(3, 4)) + " " + show(Math.hypot(1e300, 1e300)) + " " + show(Math.toDegrees(1)));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 3) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(10, 308) + " " + Math.pow(-0.0, -3)
                + " " + Math.pow(1, Double.NaN) + " " + show(Math.pow(1.1, 50)));
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.sqrt(-0.0) + " " + Math.sqrt(1e-300) + " " + Math.sqrt(Double.MIN_VALUE));
    }
}
