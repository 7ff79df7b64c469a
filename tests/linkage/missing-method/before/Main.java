/** Calls to methods that were removed, or whose descriptor changed. */
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
        attempt("static", () -> Target.fixed(1, "x"));
        attempt("virtual", () -> new Target().virtual(new long[0], new String[0][0]));
        attempt("return type", () -> new Target().returns());
        attempt("constructor", () -> new Target(5));
        attempt("interface", () -> {
            Face face = new Target();
            face.face('c');
        });
        attempt("inherited", () -> new Below().virtual(null, null));
        attempt("moved up", () -> new Below().moved());
        attempt("kept", () -> new Target().kept());
        attempt("reference", () -> {
            Runnable reference = Target::referenced;
            reference.run();
        });
        attempt("again", () -> Target.fixed(1, "x"));
    }
}
