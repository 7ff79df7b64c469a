package strings;

public class ConcatenateEveryType {
    static final String CONSTANT = "c" + 1 + 'x' + 2L + true + 1.5 + null;

    static class Named {
        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        boolean z = true;
        byte b = -8;
        char c = 'c';
        short s = -300;
        int i = Integer.MIN_VALUE;
        long j = Long.MAX_VALUE;
        float f = 1.1f;
        double d = 1e21;
        String none = null;
        Object object = null;
        System.out.println("" + z + b + c + s + i + j + f + d + none + object);
        System.out.println(CONSTANT);
        System.out.println(1 + 2 + "x" + 1 + 2);
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        System.out.println("named " + new Named());
        String grow = "";
        for (int k = 0; k < 5; k++) {
            grow += k;
            grow += ',';
        }
        System.out.println(grow);
        String nothing = null;
        nothing += "x";
        System.out.println(nothing);
        char[] array = {'h', 'i'};
        System.out.println("chars " + String.valueOf(array) + " " + -0.0 + " " + Float.NaN + " " + (char) 65);
        // The marker characters the compiler uses in recipes must survive as data.
        String odd = "\u0001" + i + "\u0002" + c;
        System.out.println(odd.length() + " " + (int) odd.charAt(0) + " " + (int) odd.charAt(12));
        int n = 0;
        System.out.println("order " + n++ + n++ + ++n + n);
    }
}
