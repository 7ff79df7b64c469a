package instructions;

/** The short forms for small constants, the byte and short forms, and the pool for the rest. */
public class ConstantPushes {
    public static void main(String[] args) {
        int[] ints = {-2, -1, 0, 1, 2, 3, 4, 5, 6, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535,
            Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] longs = {0L, 1L, 2L, -1L, Integer.MAX_VALUE, Long.MAX_VALUE, Long.MIN_VALUE};
        float[] floats = {0f, 1f, 2f, 3f, -0f, -1f, Float.NaN, Float.MIN_VALUE, Float.MAX_VALUE};
        double[] doubles = {0.0, 1.0, 2.0, -0.0, -1.0, Double.NaN, Double.MIN_VALUE, Double.MAX_VALUE};
        for (int i : ints) {
            System.out.println(i);
        }
        for (long l : longs) {
            System.out.println(l);
        }
        for (float f : floats) {
            System.out.println(f);
        }
        for (double d : doubles) {
            System.out.println(d);
        }
        String[] strings = {"", "plain", "tab\tquote\"", "\0nul", "é ü ß", "日本語", "\ud83d\ude00", "\ud83d"};
        for (String s : strings) {
            System.out.println(s.length());
            for (char c : s.toCharArray()) {
                System.out.print((int) c + " ");
            }
            System.out.println();
        }
        Object nothing = null;
        System.out.println(nothing);
        Class<?> type = ConstantPushes.class;
        System.out.println(type.getName());
    }
}
