package numbers;

public class FloatingNeighbours {
    public static void main(String[] args) {
        for (double d : new double[] {1, 0, -1, 1e10, Double.MAX_VALUE, Double.MIN_NORMAL, Double.NEGATIVE_INFINITY, Double.NaN}) {
            System.out.println(Double.toHexString(d) + " " + Double.toHexString(Math.ulp(d)) + " " + Double.toHexString(Math.nextUp(d)) + " " + Double.toHexString(Math.nextDown(d))
                    + " " + Math.getExponent(d));
        }
        System.out.println(Float.toHexString(Math.nextUp(1f)) + " " + Float.toHexString(Float.MIN_VALUE) + " " + Math.getExponent(0.75f));
        System.out.println(Double.toHexString(Math.nextAfter(1.0, -5)) + " " + Math.scalb(1.5, 10) + " " + Math.copySign(3, -0.0) + " " + Math.scalb(1.0, -1080));
        System.out.println(Double.toHexString(Math.fma(0.1, 10, -1)) + " " + Double.toHexString(0.1 * 10 - 1) + " " + Math.fma(2f, 3f, 4f));
        System.out.println(0x1.8p3 + " " + 0x1p-1074 + " " + 0x.4p2f + " " + Double.toHexString(-0.1) + " " + Double.toHexString(0x1p-1060));
    }
}
