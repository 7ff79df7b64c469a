package budget;

/** Questions that solvers think about for longer than anybody wants to wait. A path without any comes first. */
public class Hard {
    /** Two primes: the SAT solver uses its conflicts up, then the SMT solver its time. */
    public static boolean factors(int number, long x, long y) {
        if (number != 7) {
            return x > 1 && y > x && x < 4_000_000_000L && y < 4_000_000_000L && x * y == 4611686014132420609L;
        }
        return true;
    }

    /** Floating point is for the SMT solver alone. */
    public static boolean curve(int number, double x, double y) {
        if (number != 7) {
            return x * x * x * y - x * y * y * 1.1 + y * x / 3.3 == x / y + 123456.789;
        }
        return true;
    }
}
