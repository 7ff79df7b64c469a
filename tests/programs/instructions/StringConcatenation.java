package instructions;

/** The dynamic call site behind + on strings, with operands of each type, constants and null in between. */
public class StringConcatenation {
    static class Named {
        public String toString() {
            return "named";
        }
    }

    static class Nullish {
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        boolean z = args.length == 0;
        byte b = -1;
        char c = 'c';
        short s = -300;
        int i = Integer.MIN_VALUE;
        long j = Long.MIN_VALUE;
        float f = 1.5f;
        double d = 1e100;
        Object o = new Named();
        String n = null;
        System.out.println("" + z + b + c + s + i + j + f + d + o + n);
        System.out.println(z + " " + b + " " + c + " " + s + " " + i + " " + j + " " + f + " " + d + " " + o + " " + n);
        System.out.println(i + j + " sum first, then text " + i + 1);
        System.out.println(n + n);
        System.out.println(new Nullish() + "|" + null + "|" + (Object) null);
        System.out.println("\u0001 marker \u0002" + c + "\u0001");
        System.out.println("é" + c + "日" + i);
        System.out.println(c + "" + c + (char) (c + 1) + (c + 1));
        char[] chars = {'x'};
        System.out.println("length " + chars.length + chars[0]);
        String grown = "";
        for (int k = 0; k < 20; k++) {
            grown += k;
            grown = k + grown;
        }
        System.out.println(grown);
        System.out.println("many" + 1 + i + 2L + j + 'x' + c + 1.5f + f + 2.5 + d + true + z + "end" + o + n + b + s
                + i + j + f + d + z + b + c + s + i + j + f + d + o + n + z + b + c + s);
    }
}
