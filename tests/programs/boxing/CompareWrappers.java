package boxing;

public class CompareWrappers {
    public static void main(String[] args) {
        System.out.println(Integer.compare(1, 2) + " " + Integer.valueOf(Integer.MIN_VALUE).compareTo(Integer.MAX_VALUE));
        System.out.println(Long.compare(5, 5) + " " + Long.valueOf(9).compareTo(-9L));
        System.out.println(Byte.compare((byte) 10, (byte) -10) + " " + Short.compare((short) 3, (short) 10));
        System.out.println(Character.compare('a', 'z') + " " + Character.valueOf('z').compareTo('a'));
        System.out.println(Boolean.compare(true, false) + " " + Boolean.FALSE.compareTo(true));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, Double.POSITIVE_INFINITY)
                + " " + Double.compare(Double.NaN, Double.NaN));
        System.out.println(Float.compare(-0f, 0f) + " " + Float.valueOf(1).compareTo(2f));
        System.out.println(Integer.max(3, 4) + " " + Integer.min(3, 4) + " " + Integer.sum(3, 4) + " " + Integer.signum(-9));
        System.out.println(Boolean.logicalXor(true, true) + " " + Boolean.logicalAnd(true, false) + " " + Boolean.logicalOr(true, false));
    }
}
