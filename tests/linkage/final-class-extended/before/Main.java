/** Superclasses that became final, methods that became final, interfaces that became sealed. */
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
        attempt("final class", () -> new Sub());
        attempt("final class again", () -> new Sub());
        attempt("final method", () -> new Overrider());
        attempt("sealed interface", () -> new Implementor());
        attempt("sealed class", () -> new Extender());
        attempt("record", () -> new OfRecord());
    }
}
