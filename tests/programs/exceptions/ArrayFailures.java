package exceptions;

/** The messages of bad indices and bad sizes for every kind of array. */
public class ArrayFailures {
    static void attempt(String name, Runnable body) {
        try {
            body.run();
            System.out.println(name + ": fine");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e);
        }
    }

    static int sink;

    public static void main(String[] args) {
        int minus = -1;
        attempt("int load", () -> sink = new int[3][1][2].length + new int[3][3].length);
        attempt("int load", () -> sink = (new int[3])[3]);
        attempt("int load negative", () -> sink = (new int[3])[minus]);
        attempt("empty", () -> sink = (new int[0])[0]);
        attempt("int store", () -> (new int[2])[5] = 1);
        attempt("byte load", () -> sink = (new byte[1])[1]);
        attempt("byte store", () -> (new byte[1])[1] = 1);
        attempt("boolean store", () -> (new boolean[1])[Integer.MIN_VALUE] = true);
        attempt("char load", () -> sink = (new char[1])[Integer.MAX_VALUE]);
        attempt("char store", () -> (new char[1])[2] = 'c');
        attempt("short load", () -> sink = (new short[1])[2]);
        attempt("short store", () -> (new short[1])[2] = 1);
        attempt("long load", () -> sink = (int) (new long[1])[2]);
        attempt("long store", () -> (new long[1])[2] = 1);
        attempt("float load", () -> sink = (int) (new float[1])[2]);
        attempt("float store", () -> (new float[1])[2] = 1);
        attempt("double load", () -> sink = (int) (new double[1])[2]);
        attempt("double store", () -> (new double[1])[2] = 1);
        attempt("reference load", () -> sink = (new String[1])[2].length());
        attempt("reference store", () -> (new String[1])[2] = "s");
        attempt("nested", () -> sink = (new int[2][3])[1][3]);
        attempt("increment", () -> (new int[2])[2]++);
        attempt("new int", () -> sink = new int[minus].length);
        attempt("new boolean", () -> sink = new boolean[minus * 5].length);
        attempt("new String", () -> sink = new String[Integer.MIN_VALUE].length);
        attempt("new nested", () -> sink = new int[3][minus - 1].length);
        attempt("string", () -> "abc".charAt(3));
        attempt("substring", () -> "abc".substring(2, 1));
        attempt("order", () -> (new Object[1])[1] = 1 / (sink & 0));
    }
}
