package boxing;

public class NumberConversions {
    static void show(Number n) {
        System.out.println(n.getClass().getSimpleName() + " " + n.byteValue() + " " + n.shortValue() + " " + n.intValue()
                + " " + n.longValue() + " " + n.floatValue() + " " + n.doubleValue());
    }

    public static void main(String[] args) {
        show((byte) -1);
        show((short) 300);
        show(70000);
        show(10_000_000_000L);
        show(1e10f);
        show(-1234.75);
        show(Double.NaN);
        show(Float.POSITIVE_INFINITY);
        show(new java.math.BigInteger("18446744073709551617"));
        show(new java.math.BigDecimal("300.99"));
        System.out.println((int) (char) (byte) -1 + " " + (byte) 200 + " " + (int) 1e20 + " " + (long) Double.NaN);
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedLong((short) -1) + " " + Integer.toUnsignedLong(-1));
    }
}
