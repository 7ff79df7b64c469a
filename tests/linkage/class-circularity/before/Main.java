/** A class that became its own ancestor. */
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
        attempt("first", () -> new Upper());
        attempt("second", () -> new Lower());
        attempt("again", () -> new Upper());
        attempt("interface", () -> System.out.println(new Faced()));
    }
}
