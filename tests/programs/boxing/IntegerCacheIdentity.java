package boxing;

public class IntegerCacheIdentity {
    public static void main(String[] args) {
        Integer a = 127;
        Integer b = 127;
        Integer c = 128;
        Integer d = 128;
        Integer e = -128;
        Integer f = -128;
        Integer g = -129;
        Integer h = -129;
        System.out.println((a == b) + " " + (c == d) + " " + (e == f) + " " + (g == h));
        System.out.println(c.equals(d) + " " + (c == 128) + " " + (c <= d && c >= d));
        System.out.println((Integer.valueOf("100") == Integer.valueOf(100)) + " " + (Integer.valueOf(1000) == Integer.valueOf(1000)));
        Integer before = a;
        a++;
        System.out.println(a + " " + before + " " + (a == before));
    }
}
