package arithmetic;

/** Every integer type traps on a zero divisor, floating point never does. */
public class DivisionByZero {
    static int zero = 0;
    static long zeroLong = 0;

    public static void main(String[] args) {
        attempt("int /", () -> System.out.println(1 / zero));
        attempt("int %", () -> System.out.println(1 % zero));
        attempt("long /", () -> System.out.println(1L / zeroLong));
        attempt("long %", () -> System.out.println(1L % zeroLong));
        attempt("min / 0", () -> System.out.println(Integer.MIN_VALUE / zero));
        attempt("0 / 0", () -> System.out.println(zero / zero));
        attempt("compound /=", () -> {
            byte b = 5;
            b /= zero;
            System.out.println(b);
        });
        attempt("compound %=", () -> {
            long l = 5;
            l %= zeroLong;
            System.out.println(l);
        });
        attempt("double /", () -> System.out.println(1.0 / zero));
        attempt("double %", () -> System.out.println(1.0 % zero));
        attempt("float /", () -> System.out.println(-1f / zero));
        attempt("float %", () -> System.out.println(-1f % zero));
        attempt("0.0 / 0", () -> System.out.println(0.0 / zero));
    }

    private static void attempt(String name, Runnable body) {
        try {
            System.out.print(name + ": ");
            body.run();
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
    }
}
