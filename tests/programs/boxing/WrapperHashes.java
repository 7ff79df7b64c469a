package boxing;

public class WrapperHashes {
    public static void main(String[] args) {
        System.out.println(Integer.valueOf(-5).hashCode() + " " + Long.valueOf(-5).hashCode() + " " + Long.hashCode(1L << 32));
        System.out.println(Byte.valueOf((byte) -5).hashCode() + " " + Short.hashCode((short) -5) + " " + Character.valueOf('a').hashCode());
        System.out.println(Boolean.TRUE.hashCode() + " " + Boolean.hashCode(false));
        System.out.println(Double.valueOf(1.5).hashCode() + " " + Double.hashCode(-0.0) + " " + Double.hashCode(Double.NaN));
        System.out.println(Float.valueOf(1.5f).hashCode() + " " + Float.hashCode(Float.NaN));
        System.out.println(java.util.Objects.hash(1, 'a', 2L, 1.5, true, null, "s") + " " + java.util.Objects.hashCode(null));
        System.out.println(Integer.valueOf(7).toString() + Character.valueOf('c') + Boolean.FALSE + Double.valueOf(2));
    }
}
