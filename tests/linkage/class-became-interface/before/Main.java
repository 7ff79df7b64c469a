/** A class turned into an interface: its callers still expect a class. */
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
        attempt("static call", () -> Target.fixed());
        attempt("virtual call", () -> Maker.make().virtual());
        attempt("new", () -> new Target());
        attempt("instance test", () -> System.out.println((Object) "x" instanceof Target));
        attempt("static field", () -> System.out.println(Target.field.length));
        attempt("subclass", () -> new Sub());
    }
}
