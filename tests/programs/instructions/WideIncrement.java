package instructions;

/** An increment beyond a signed byte takes the wide form; beyond a short it becomes an addition. */
public class WideIncrement {
    public static void main(String[] args) {
        int i = args.length;
        i += 127;
        System.out.println(i);
        i += 128;
        System.out.println(i);
        i -= 128;
        System.out.println(i);
        i -= 129;
        System.out.println(i);
        i += 32767;
        System.out.println(i);
        i += 32768;
        System.out.println(i);
        i -= 32768;
        System.out.println(i);
        i -= 32769;
        System.out.println(i);
        i += -1;
        System.out.println(i);
        i = Integer.MAX_VALUE - 100;
        i += 30000;
        System.out.println(i);
        int before = i++;
        int after = ++i;
        System.out.println(before + " " + after + " " + i--);
        for (int k = 0; k < 100_000; k += 9_999) {
            i += k;
        }
        System.out.println(i);
    }
}
