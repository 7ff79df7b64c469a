/** Each use of a class whose file is gone, twice, and a lookup by name. */
public class Main {
    interface Action {
        void act() throws Throwable;
    }

    static void attempt(String name, Action action) {
        try {
            action.act();
            System.out.println(name + ": fine");
        } catch (Throwable t) {
            System.out.println(name + ": " + t);
            for (Throwable cause = t.getCause(); cause != null; cause = cause.getCause()) {
                System.out.println("  caused by " + cause);
            }
        }
    }

    public static void main(String[] args) {
        attempt("new", () -> new Gone());
        attempt("new again", () -> new Gone());
        attempt("static call", () -> Gone.fixed());
        attempt("static field", () -> System.out.println(Gone.shared.length));
        attempt("constant", () -> System.out.println(Gone.CONSTANT));
        attempt("array", () -> System.out.println(new Gone[2].length));
        attempt("nested array", () -> System.out.println(new Gone[2][3].length));
        attempt("literal", () -> System.out.println(Gone.class));
        attempt("instance test", () -> System.out.println((Object) "x" instanceof Gone));
        attempt("instance test of null", () -> System.out.println((Object) null instanceof Gone));
        attempt("cast of null", () -> System.out.println((Gone) (Object) null));
        attempt("superclass", () -> System.out.println(new Orphan()));
        attempt("superclass again", () -> System.out.println(new Orphan()));
        attempt("interface", () -> System.out.println(new Unfaced()));
        attempt("by name", () -> Class.forName("Gone"));
        attempt("by name in package", () -> Class.forName("some.where.Gone"));
        attempt("by odd names", () -> Class.forName("some/where/Gone"));
        attempt("array by name", () -> Class.forName("[LGone;"));
        attempt("by file name", () -> Class.forName("Main.class"));
        attempt("wrong case", () -> Class.forName("main"));
        attempt("signature only", () -> System.out.println(Uses.pass(null)));
        attempt("field type only", () -> System.out.println(new Uses().field));
    }
}
