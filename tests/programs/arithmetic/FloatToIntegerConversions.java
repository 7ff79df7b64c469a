package arithmetic;

/** Conversions to int and long saturate, NaN becomes zero, and narrower types go through int. */
public class FloatToIntegerConversions {
    public static void main(String[] args) {
        double[] doubles = {0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 127.9, 128, 255.5, 32768, 65535.9, 65536, -32769,
            2147483646.5, 2147483647.0, 2147483648.0, -2147483648.0, -2147483649.0, 9.223372036854775807e18, -9.3e18,
            1e300, -1e300, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY};
        for (double d : doubles) {
            System.out.println(d + ": int " + (int) d + " long " + (long) d + " byte " + (byte) d + " short " + (short) d
                    + " char " + (int) (char) d + " float " + (float) d);
        }
        float[] floats = {0f, -0f, 0.99f, -0.99f, 16777217f, 2.1474836E9f, 2.14748365E9f, -2.14748365E9f, 9.223372E18f,
            -9.3E18f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        for (float f : floats) {
            System.out.println(f + ": int " + (int) f + " long " + (long) f + " byte " + (byte) f + " short " + (short) f
                    + " char " + (int) (char) f + " double " + (double) f);
        }
    }
}
