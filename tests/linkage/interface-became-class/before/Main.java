/** An interface turned into a class: its callers and implementors still expect an interface. */
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
        attempt("interface call", () -> Maker.make().run());
        attempt("lambda", () -> {
            Target lambda = () -> { };
            lambda.run();
        });
        attempt("implementor", () -> System.out.println(new Impl()));
        attempt("instance test", () -> System.out.println((Object) "x" instanceof Target));
        attempt("constant", () -> System.out.println(Target.FIELD.length));
    }
}
