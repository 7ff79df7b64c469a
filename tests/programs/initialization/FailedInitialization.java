package initialization;

/** A class whose initializer failed stays unusable, and later uses say why with the first failure as cause. */
public class FailedInitialization {
    static int attempts;

    static class Broken {
        static int value;

        static {
            attempts++;
            fail("first reason");
        }

        static void method() { }
    }

    static class BelowBroken extends Broken {
        static {
            System.out.println("never");
        }

        static int own = 3;
    }

    static class BrokenByError {
        static {
            attempts++;
            if (attempts > 0) {
                throw new StackOverflowError("pretended");
            }
        }

        static int value;
    }

    static void fail(String reason) {
        throw new IllegalStateException(reason);
    }

    static void attempt(String name, Runnable body) {
        try {
            body.run();
            System.out.println(name + ": fine");
        } catch (Throwable t) {
            System.out.println(name + ": " + t);
            for (Throwable c = t.getCause(); c != null; c = c.getCause()) {
                System.out.println("  cause " + c);
            }
        }
    }

    public static void main(String[] args) {
        attempt("first", () -> Broken.value = 1);
        attempt("second", () -> Broken.value = 2);
        attempt("method", () -> Broken.method());
        attempt("instance", () -> new Broken());
        attempt("subclass", () -> System.out.println(BelowBroken.own));
        attempt("subclass again", () -> System.out.println(BelowBroken.own));
        attempt("array", () -> System.out.println(new Broken[1].length));
        attempt("error", () -> BrokenByError.value = 1);
        attempt("error again", () -> BrokenByError.value = 1);
        attempt("by name", () -> {
            try {
                Class.forName("initialization.FailedInitialization$Broken");
            } catch (ClassNotFoundException e) {
                System.out.println("unreachable");
            }
        });
        System.out.println(attempts);
    }
}
