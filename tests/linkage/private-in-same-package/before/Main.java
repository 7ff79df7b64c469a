/** Members made private are refused even inside their package. */
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
        attempt("static method", () -> Target.fixed());
        attempt("method", () -> new Target().virtual(1));
        attempt("constructor", () -> new Target("x"));
        attempt("field", () -> System.out.println(new Target().field));
        attempt("static field", () -> Target.shared = 2);
        attempt("super call", () -> new Sub().callSuper());
        attempt("reference", () -> {
            Runnable reference = Target::fixed;
            reference.run();
        });
    }
}
