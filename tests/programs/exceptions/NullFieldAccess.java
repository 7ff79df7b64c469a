package exceptions;

/** Reading and writing fields of null, each kind of field, says which expression was null. */
public class NullFieldAccess {
    int number;
    long wide;
    double real;
    boolean flag;
    String text;
    NullFieldAccess next;
    static NullFieldAccess root;
    static final NullFieldAccess NOTHING = null;

    void throughThis() {
        attempt("this field", () -> System.out.println(this.next.number));
        attempt("this field chain", () -> this.next.next.text = "x");
    }

    static void attempt(String name, Runnable body) {
        try {
            body.run();
            System.out.println(name + ": fine");
        } catch (NullPointerException e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        NullFieldAccess none = null;
        NullFieldAccess some = new NullFieldAccess();
        attempt("read int", () -> System.out.println(none.number));
        attempt("read long", () -> System.out.println(none.wide));
        attempt("read double", () -> System.out.println(none.real));
        attempt("read boolean", () -> System.out.println(none.flag));
        attempt("read reference", () -> System.out.println(none.text));
        attempt("write int", () -> none.number = 1);
        attempt("write long", () -> none.wide = 1L << 40);
        attempt("write double", () -> none.real = some.real * 2);
        attempt("write boolean", () -> none.flag = some.number > 3);
        attempt("write reference", () -> none.text = "t");
        attempt("increment", () -> none.number++);
        attempt("compound", () -> none.wide += 5);
        attempt("static", () -> System.out.println(root.number));
        attempt("static write", () -> root.text = null);
        attempt("static final", () -> System.out.println(NOTHING.text));
        attempt("chain", () -> System.out.println(some.next.number));
        attempt("chain write", () -> some.next.wide = 3);
        attempt("deep chain", () -> System.out.println(some.next.next.next.number));
        root = some;
        attempt("static chain", () -> System.out.println(root.next.number));
        some.throughThis();
        some.next = new NullFieldAccess();
        some.throughThis();
    }
}
