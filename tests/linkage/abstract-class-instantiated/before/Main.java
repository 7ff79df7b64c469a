/** Creating an object of a class that became abstract. */
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
        attempt("abstract", () -> new Target());
        attempt("abstract again", () -> new Target());
        attempt("reference", () -> {
            java.util.function.Supplier<Target> maker = Target::new;
            maker.get();
        });
        attempt("subclass", () -> System.out.println(new Sub().name()));
    }
}
