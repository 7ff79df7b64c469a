package numbers;

public class StrictMathFunctions {
    public static void main(String[] args) {
        for (double d : new double[] {0, -0.0, 0.5, 1, -1.25, 3.75, 100, 1e-8, -12345.678, 1e15, 1e300, Double.POSITIVE_INFINITY}) {
            System.out.println(d + " " + StrictMath.sin(d) + " " + StrictMath.cos(d) + " " + StrictMath.tan(d) + " " + StrictMath.exp(d) + " " + StrictMath.log(d)
                    + " " + StrictMath.log10(d) + " " + StrictMath.cbrt(d) + " " + StrictMath.atan(d));
        }
        System.out.println(StrictMath.pow(1.1, 50) + " " + StrictMath.pow(2, 0.5) + " " + StrictMath.hypot(1.5, 2.5) + " " + StrictMath.atan2(3, -7) + " " + StrictMath.sqrt(3));
        System.out.println(StrictMath.asin(0.3) + " " + StrictMath.acos(0.3) + " " + StrictMath.sinh(1) + " " + StrictMath.cosh(1) + " " + StrictMath.tanh(0.5)
                + " " + StrictMath.log1p(1e-10) + " " + StrictMath.expm1(1e-10));
        System.out.println(StrictMath.floor(-1.5) + " " + StrictMath.rint(2.5) + " " + StrictMath.IEEEremainder(10, 3) + " " + 10.0 % 3 + " " + -7.5 % 2);
    }
}
