import other.Base;
import other.Target;

/** Members and classes that became private, package-private or protected. */
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
        attempt("field read", () -> System.out.println(new Target().field));
        attempt("field write", () -> new Target().field = 1);
        attempt("static field", () -> System.out.println(Target.shared.length));
        attempt("class", () -> System.out.println(new other.Closed()));
        attempt("class literal", () -> System.out.println(other.Closed.class));
        attempt("array of class", () -> System.out.println(new other.Closed[1].length));
        attempt("protected", () -> new Target().guarded());
        attempt("inherited protected", () -> new Sub().guarded());
        attempt("kept", () -> new Target().kept());
    }

    static class Sub extends Base { }
}
