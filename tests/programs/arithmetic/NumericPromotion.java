package arithmetic;

/** The operands' types alone decide at which width an expression is computed. */
public class NumericPromotion {
    static String type(int x) {
        return "int " + x;
    }

    static String type(long x) {
        return "long " + x;
    }

    static String type(float x) {
        return "float " + x;
    }

    static String type(double x) {
        return "double " + x;
    }

    static String type(char x) {
        return "char " + x;
    }

    static String type(Object x) {
        return x.getClass().getSimpleName() + " " + x;
    }

    public static void main(String[] args) {
        byte b = 100;
        short s = 1000;
        char c = 'A';
        int i = 1_000_000;
        long l = 10_000_000_000L;
        float f = 1.5f;
        double d = 2.5;
        System.out.println(type(b + b));
        System.out.println(type(s * c));
        System.out.println(type(i + l));
        System.out.println(type(l + f));
        System.out.println(type(f * d));
        System.out.println(type(i / f));
        System.out.println(type(b << l));
        System.out.println(type(-b));
        System.out.println(type(c++));
        System.out.println(type(i * i));
        System.out.println(type((long) i * i));
        System.out.println(type(1 / 2 * d));
        System.out.println(type(d * 1 / 2));
        boolean pick = i > 0;
        System.out.println(type(pick ? b : c));
        System.out.println(type(pick ? i : d));
        System.out.println(type(pick ? Integer.valueOf(1) : Double.valueOf(2)));
        Object mixed = pick ? 1 : "text";
        System.out.println(type(mixed));
        Object widened = pick ? 1 : 2.0;
        System.out.println(type(widened));
    }
}
