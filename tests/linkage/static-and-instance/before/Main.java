/** Members that changed between static and instance. */
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
        attempt("static method now instance", () -> Target.wasStatic(1));
        attempt("instance method now static", () -> new Target().wasInstance("x"));
        attempt("static field read now instance", () -> System.out.println(Target.staticField));
        attempt("static field write now instance", () -> Target.staticField = 1);
        attempt("instance field read now static", () -> System.out.println(new Target().instanceField));
        attempt("instance field write now static", () -> new Target().instanceField = "x");
        attempt("super call now static", () -> new Sub().callSuper());
        attempt("interface default now static", () -> {
            Face face = new Sub();
            face.given();
        });
        attempt("interface static now default", () -> Face.helper());
        attempt("reference", () -> {
            Runnable reference = Target::referenced;
            reference.run();
        });
    }
}
