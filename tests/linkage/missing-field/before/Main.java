/** Uses of fields that were removed, or whose type changed. */
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
        attempt("static read", () -> System.out.println(Target.shared));
        attempt("static write", () -> Target.shared = 5);
        attempt("instance read", () -> System.out.println(new Target().number));
        attempt("instance write", () -> new Target().number = 1L);
        attempt("type", () -> System.out.println(new Target().text));
        attempt("array type", () -> System.out.println(new Target().array.length));
        attempt("inherited", () -> System.out.println(new Below().number));
        attempt("interface constant", () -> System.out.println(Face.LIST.length));
        attempt("null receiver", () -> {
            Target none = null;
            System.out.println(none.number);
        });
        attempt("kept", () -> System.out.println(new Target().kept));
        attempt("copied constant", () -> System.out.println(Target.CONSTANT));
    }
}
