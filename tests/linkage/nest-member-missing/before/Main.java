/** Nested classes whose host no longer knows them lose access to its private members. */
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
        attempt("private method", () -> new Host.Guest().callHost());
        attempt("private field", () -> System.out.println(new Host.Guest().readHost()));
        attempt("own private", () -> System.out.println(new Host.Guest().own()));
    }
}
