package numbers;

public class MathExactAndFloor {
    static void attempt(java.util.function.LongSupplier s) {
        try {
            System.out.println(s.getAsLong());
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int[] p : new int[][] {{7, 3}, {-7, 3}, {7, -3}, {-7, -3}, {6, 3}, {Integer.MIN_VALUE, -1}}) {
            System.out.println(p[0] / p[1] + " " + p[0] % p[1] + " " + Math.floorDiv(p[0], p[1]) + " " + Math.floorMod(p[0], p[1]));
        }
        attempt(() -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt(() -> Math.addExact(Long.MAX_VALUE, 1L));
        attempt(() -> Math.subtractExact(Integer.MIN_VALUE, 1));
        attempt(() -> Math.multiplyExact(1 << 16, 1 << 16));
        attempt(() -> Math.multiplyExact(1L << 32, 1L << 31));
        attempt(() -> Math.multiplyExact(-3L, 7L));
        attempt(() -> Math.negateExact(Integer.MIN_VALUE));
        attempt(() -> Math.toIntExact(1L << 31));
        attempt(() -> Math.incrementExact(41));
        attempt(() -> Math.absExact(Integer.MIN_VALUE));
        attempt(() -> Math.floorMod(-1L, 5));
        System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE) + " " + Math.abs(-0.0) + " " + Math.abs(Double.NEGATIVE_INFINITY));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.min(3, -3L));
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE) + " " + Math.multiplyFull(Integer.MAX_VALUE, 2) + " " + Math.signum(-2.5));
    }
}
