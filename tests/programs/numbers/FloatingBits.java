package numbers;

public class FloatingBits {
    public static void main(String[] args) {
        for (double d : new double[] {0, -0.0, 1, -2.5, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.NEGATIVE_INFINITY, 0.1}) {
            System.out.println(Long.toHexString(Double.doubleToLongBits(d)) + " " + Double.isNaN(d) + " " + Double.isInfinite(d) + " " + Double.isFinite(d)
                    + " " + Integer.toHexString(Float.floatToIntBits((float) d)));
        }
        System.out.println(Double.longBitsToDouble(0x3ff8000000000000L) + " " + Float.intBitsToFloat(0x40490fdb) + " " + Float.intBitsToFloat(0x7f800000) + " " + Float.intBitsToFloat(1));
        double odd = Double.longBitsToDouble(0x7ff8000000000123L);
        System.out.println(Long.toHexString(Double.doubleToRawLongBits(odd)) + " " + Long.toHexString(Double.doubleToLongBits(odd)));
        System.out.println((0.0 == -0.0) + " " + Double.compare(0.0, -0.0) + " " + (Double.NaN > 1) + " " + (Double.NaN <= 1) + " " + (Double.NaN != Double.NaN));
        System.out.println((float) 1e40 + " " + (float) 1e-50 + " " + (float) 0.1 + " " + (double) 0.1f + " " + (int) Float.MAX_VALUE + " " + (float) Long.MAX_VALUE + " " + (float) 16777217);
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + 1 / -0.0 + " " + Double.MAX_VALUE * 2 + " " + Double.MIN_VALUE / 2);
    }
}
