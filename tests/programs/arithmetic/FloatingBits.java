package arithmetic;

/** Bit patterns survive the round trip through floating point, and canonical NaN is chosen when asked for. */
public class FloatingBits {
    public static void main(String[] args) {
        double[] doubles = {0.0, -0.0, 1, -2, 0.1, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN,
            Double.NEGATIVE_INFINITY, Math.PI};
        for (double d : doubles) {
            long bits = Double.doubleToRawLongBits(d);
            System.out.println(d + " " + Long.toHexString(bits) + " " + Double.longBitsToDouble(bits) + " "
                    + Double.toHexString(d));
        }
        float[] floats = {0f, -0f, 1f, 0.1f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.NEGATIVE_INFINITY};
        for (float f : floats) {
            int bits = Float.floatToRawIntBits(f);
            System.out.println(f + " " + Integer.toHexString(bits) + " " + Float.intBitsToFloat(bits) + " "
                    + Float.toHexString(f));
        }
        double odd = Double.longBitsToDouble(0x7ff8000000000123L);
        System.out.println(odd + " " + Long.toHexString(Double.doubleToLongBits(odd)));
        System.out.println(Math.ulp(1.0) + " " + Math.nextUp(1f) + " " + Math.getExponent(1e10));
        System.out.println(Double.hashCode(1.5) + " " + Float.hashCode(1.5f) + " " + Long.hashCode(1L << 33));
    }
}
