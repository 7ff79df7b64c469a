/** Two interfaces that came to offer the same default method, and one that lost it. */
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
        attempt("conflict", () -> System.out.println(new Both().name()));
        attempt("conflict through interface", () -> {
            Left left = new Both();
            System.out.println(left.name());
        });
        attempt("conflict through the other", () -> {
            Right right = new Both();
            System.out.println(right.other());
        });
        attempt("super call", () -> System.out.println(new Caller().name()));
    }
}
