package arithmetic;

/** Each operation rounds to its own format, so float and double disagree and sums are not associative. */
public class FloatingRounding {
    public static void main(String[] args) {
        double tenth = 0.1;
        double fifth = 0.2;
        System.out.println(tenth + fifth);
        System.out.println((tenth + fifth) + 0.3 == tenth + (fifth + 0.3));
        float tenthFloat = 0.1f;
        System.out.println(tenthFloat + 0.2f);
        System.out.println((double) tenthFloat);
        System.out.println(tenthFloat == tenth);
        System.out.println((float) tenth == tenthFloat);
        double big = 1e308;
        System.out.println(big * 10 / 10);
        float bigFloat = 3e38f;
        System.out.println(bigFloat * 2 / 2);
        System.out.println(bigFloat * 2.0 / 2);
        double tiny = Double.MIN_VALUE;
        System.out.println(tiny / 2 * 2);
        System.out.println(tiny * 0.75);
        System.out.println(Double.MIN_NORMAL / 3);
        System.out.println(Float.MIN_NORMAL / 3);
        float sum = 0;
        double sumDouble = 0;
        for (int i = 1; i <= 1000; i++) {
            sum += 1f / i;
            sumDouble += 1.0 / i;
        }
        System.out.println(sum + " " + sumDouble);
        double product = 1;
        for (int i = 0; i < 500; i++) {
            product *= 1.0000001;
            product -= 1e-9;
        }
        System.out.println(product);
        System.out.println((float) 1.00000005960464477539 + " " + (float) 1.00000005960464477540);
        System.out.println(Math.sqrt(2) * Math.sqrt(2));
        System.out.println(Math.sqrt(-1));
        System.out.println(Double.POSITIVE_INFINITY - Double.POSITIVE_INFINITY);
        System.out.println(0 * Double.POSITIVE_INFINITY);
        double infinity = 1 / 0.0;
        System.out.println(infinity - infinity);
        System.out.println(1 / infinity);
    }
}
