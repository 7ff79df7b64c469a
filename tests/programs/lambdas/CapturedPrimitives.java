package lambdas;

/** A lambda captures each primitive type by value, at its own width. */
public class CapturedPrimitives {
    interface Text {
        String get();
    }

    public static void main(String[] args) {
        int n = args.length;
        boolean z = n == 0;
        byte b = (byte) (200 + n);
        char c = (char) (0xfffe + n);
        short s = (short) (40000 + n);
        int i = Integer.MIN_VALUE + n;
        long j = Long.MIN_VALUE + n;
        float f = 0.1f + n;
        double d = 0.1 + n;
        String t = "t" + n;
        int[] a = {1, 2};
        Text[] texts = {() -> "" + z, () -> "" + b, () -> "" + (int) c, () -> "" + s, () -> "" + i, () -> "" + j,
            () -> "" + f, () -> "" + d, () -> t, () -> "" + a[1]++,
            () -> z + " " + b + " " + (int) c + " " + s + " " + i + " " + j + " " + f + " " + d + " " + t + " " + a[1]};
        for (Text text : texts) {
            System.out.println(text.get());
        }
        Text[] loop = new Text[3];
        for (int k = 0; k < 3; k++) {
            long own = k * 10_000_000_000L;
            loop[k] = () -> own + "";
        }
        for (Text text : loop) {
            System.out.println(text.get());
        }
    }
}
