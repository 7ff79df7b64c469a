package numbers;

import java.util.function.DoubleUnaryOperator;

/** Java prescribes the results of StrictMath to the last bit, for large and small arguments alike. */
public class StrictMathBits {
    static void show(String name, DoubleUnaryOperator function) {
        long seed = 99;
        long mixed = 0;
        for (int i = 0; i < 400; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            double x = (seed >> 11) * 0x1p-53 * Math.scalb(1.0, i % 22 - 8);
            mixed = mixed * 31 + Double.doubleToLongBits(function.applyAsDouble(x));
        }
        System.out.println(name + " " + Long.toHexString(mixed));
    }

    public static void main(String[] args) {
        show("sin", StrictMath::sin);
        show("cos", StrictMath::cos);
        show("tan", StrictMath::tan);
        show("asin", x -> StrictMath.asin(x % 1));
        show("acos", x -> StrictMath.acos(x % 1));
        show("atan", StrictMath::atan);
        show("exp", StrictMath::exp);
        show("log", x -> StrictMath.log(Math.abs(x)));
        show("log10", x -> StrictMath.log10(Math.abs(x)));
        show("sinh", x -> StrictMath.sinh(x % 700));
        show("cosh", x -> StrictMath.cosh(x % 700));
        show("tanh", StrictMath::tanh);
        show("expm1", x -> StrictMath.expm1(x % 700));
        show("cbrt", StrictMath::cbrt);
        show("pow", x -> StrictMath.pow(Math.abs(x), 1.5));
        show("hypot", x -> StrictMath.hypot(x, 3));
        show("atan2", x -> StrictMath.atan2(x, 3));
        show("IEEEremainder", x -> StrictMath.IEEEremainder(x, 3));
    }
}
