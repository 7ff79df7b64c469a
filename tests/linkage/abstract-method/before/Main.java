/** Methods that lost their body, and interfaces that grew a method their classes do not know. */
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
        Face plain = new Plain();
        Face inherited = new Inherited();
        attempt("known", () -> plain.known());
        attempt("removed default", () -> plain.given(1, "x"));
        attempt("removed default inherited", () -> inherited.given(2, null));
        attempt("abstract class", () -> new Concrete().step(3L));
        attempt("super call", () -> new Concrete().callSuper());
        attempt("new method", () -> Caller.call(plain));
        attempt("lambda", () -> {
            Face lambda = () -> { };
            try {
                Caller.call(lambda);
            } catch (AbstractMethodError e) {
                System.out.println("refused, in words that name the generated class");
            }
        });
    }
}
