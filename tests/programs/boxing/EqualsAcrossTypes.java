package boxing;

public class EqualsAcrossTypes {
    public static void main(String[] args) {
        Integer i = 1;
        Long l = 1L;
        System.out.println(i.equals(l) + " " + l.equals(1) + " " + l.equals(1L) + " " + (i == 1L) + " " + (l == 1));
        System.out.println(Character.valueOf('a').equals(97) + " " + ((int) Character.valueOf('a') == 97));
        System.out.println(Short.valueOf((short) 1).equals((byte) 1) + " " + Byte.valueOf((byte) 1).equals((byte) 1));
        System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + (0.0 == -0.0));
        System.out.println(Double.valueOf(Double.NaN).equals(Double.NaN) + " " + (Double.NaN == Double.NaN));
        System.out.println(Float.valueOf(1).equals(1.0) + " " + Float.valueOf(1).equals(1.0f));
        System.out.println(i.equals(null) + " " + Boolean.TRUE.equals("true"));
        Object choice = true ? 1 : 2.0;
        System.out.println(choice + " " + choice.equals(1) + " " + choice.getClass().getSimpleName());
        Object kept = true ? (Object) 1 : (Object) 2.0;
        System.out.println(kept);
    }
}
