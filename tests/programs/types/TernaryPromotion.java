package types;

public class TernaryPromotion {
    static String kind(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + " " + o;
    }

    public static void main(String[] args) {
        boolean t = args.length == 0;
        byte b = 1;
        short s = 2;
        char c = 'x';
        int i = 0;
        long l = 4;
        float f = 5;
        Integer boxed = 6;
        Character letter = 'y';
        System.out.println(kind(t ? b : s) + ", " + kind(t ? c : 0) + ", " + kind(t ? c : i) + ", " + kind(t ? i : l) + ", " + kind(t ? l : f) + ", " + kind(t ? i : 2.0));
        System.out.println(kind(t ? boxed : l) + ", " + kind(t ? letter : i) + ", " + kind(t ? boxed : "s") + ", " + kind(t ? boxed : null) + ", " + kind(t ? b : 'a') + ", " + kind(t ? b : 100));
        System.out.println((t ? 'a' : 0) + "" + (t ? 'a' : i));
        System.out.println(!t ? 1 : t ? "nested" : 'c');
        System.out.println(b + s + " " + kind(b + s) + " " + kind(c + 1) + " " + kind((char) (c + 1)) + " " + kind(i + l) + " " + kind(l + f) + " " + kind(f + 1.0));
        b += 300;
        s *= 1.5;
        c += 1;
        i += 3.99;
        System.out.println(b + " " + s + " " + c + " " + i + " " + kind(b++) + " " + kind(-s) + " " + kind(~b));
    }
}
