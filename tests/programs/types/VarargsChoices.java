package types;

public class VarargsChoices {
    static String pick(int a) {
        return "int";
    }

    static String pick(long a) {
        return "long";
    }

    static String pick(Integer a) {
        return "Integer";
    }

    static String pick(Object a) {
        return "Object";
    }

    static String pick(int... a) {
        return "int..." + a.length;
    }

    static String count(Object... a) {
        return a == null ? "null" : String.valueOf(a.length);
    }

    static String first(String head, Object... rest) {
        return head + rest.length;
    }

    static int sum(int... values) {
        int s = 0;
        for (int v : values) {
            s += v;
        }
        return s;
    }

    public static void main(String[] args) {
        byte b = 1;
        char c = 'c';
        System.out.println(pick(1) + " " + pick(b) + " " + pick(c) + " " + pick(1L) + " " + pick(1f) + " " + pick(Integer.valueOf(1)) + " " + pick("s") + " " + pick() + " " + pick(1, 2));
        System.out.println(count() + " " + count((Object[]) null) + " " + count((Object) null) + " " + count(1, "x") + " " + count(new Object[] {1, 2, 3}) + " " + count(new int[] {1, 2, 3}) + " " + count(new String[] {"a", "b"}));
        System.out.println(first("h") + " " + first("h", 1, 2) + " " + first("h", (Object) new Object[5]));
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new int[] {4, 5}));
    }
}
