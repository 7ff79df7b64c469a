package arithmetic;

/** A compound assignment hides a cast back to the variable's type and evaluates its target once. */
public class CompoundAssignment {
    static int calls = 0;

    static int index() {
        calls++;
        return 1;
    }

    public static void main(String[] args) {
        byte b = 100;
        b += 100;
        System.out.println(b);
        b *= 3.7;
        System.out.println(b);
        b <<= 5;
        System.out.println(b);
        b -= 1000;
        System.out.println(b);
        short s = 30000;
        s += 10000.9f;
        System.out.println(s);
        s >>>= 3;
        System.out.println(s);
        char c = 'a';
        c += 1.9;
        System.out.println(c);
        c *= 1000;
        System.out.println((int) c);
        c -= 'z';
        System.out.println((int) c);
        int i = 10;
        i *= 1.5;
        System.out.println(i);
        i += 1e20;
        System.out.println(i);
        i -= 3L;
        System.out.println(i);
        i /= 0.3f;
        System.out.println(i);
        long l = 7;
        l *= 0.5f;
        System.out.println(l);
        l += Double.NaN;
        System.out.println(l);
        l |= 1L << 62;
        System.out.println(l);
        float f = 1;
        f += 1e-10;
        System.out.println(f);
        f /= 3.0;
        System.out.println(f);
        int[] array = {1, 2, 3};
        array[index()] += 40;
        array[index()] <<= index();
        array[index()]++;
        System.out.println(array[1] + " after " + calls + " calls");
        int k = 5;
        k += k++ + ++k;
        System.out.println(k);
        k = k++ * 2 + k;
        System.out.println(k);
        int x = 1;
        x += x -= x *= 5;
        System.out.println(x);
        String text = "n";
        text += 1 + 2;
        text += 'c';
        text += 1.0f;
        text += null;
        System.out.println(text);
    }
}
