package instructions;

/** Fields and array elements nobody assigned hold zero, false or null. */
public class DefaultValues {
    boolean z;
    byte b;
    char c;
    short s;
    int i;
    long j;
    float f;
    double d;
    Object o;
    int[] a;
    static boolean sz;
    static byte sb;
    static char sc;
    static short ss;
    static int si;
    static long sj;
    static float sf;
    static double sd;
    static String so;

    public static void main(String[] args) {
        DefaultValues v = new DefaultValues();
        System.out.println(v.z + " " + v.b + " " + (int) v.c + " " + v.s + " " + v.i + " " + v.j + " " + v.f + " " + v.d
                + " " + v.o + " " + v.a);
        System.out.println(sz + " " + sb + " " + (int) sc + " " + ss + " " + si + " " + sj + " " + sf + " " + sd + " "
                + so);
        System.out.println(new boolean[]{true, false}.length + " " + (new boolean[1])[0] + " " + (new byte[1])[0] + " "
                + (new short[1])[0] + " " + (new int[1])[0] + " " + (new long[1])[0] + " " + (new float[1])[0] + " "
                + (new double[1])[0] + " " + (new Object[1])[0] + " " + (new int[1][])[0] + " " + (new int[1][1])[0][0]);
        String[] strings = new String[2];
        System.out.println(strings[0] + strings[1]);
        char[] chars = new char[2];
        System.out.println((int) chars[0] + chars[1]);
        System.out.println(new String(chars).length());
    }
}
