package boxing;

public class SmallWrapperCaches {
    static boolean same(Object a, Object b) {
        return a == b;
    }

    public static void main(String[] args) {
        System.out.println(same(127L, 127L) + " " + same(128L, 128L) + " " + same(-128L, -128L));
        System.out.println(same('\u007f', '\u007f') + " " + same('\u0080', '\u0080') + " " + same('a', 'a'));
        System.out.println(same((byte) -128, (byte) -128) + " " + same((byte) 127, (byte) 127));
        System.out.println(same((short) 127, (short) 127) + " " + same((short) 128, (short) 128));
        System.out.println(same(true, Boolean.TRUE) + " " + same(Boolean.valueOf("true"), true) + " " + same(false, Boolean.parseBoolean("no")));
        System.out.println(same(1.0, 1.0) + " " + same(1f, 1f));
    }
}
