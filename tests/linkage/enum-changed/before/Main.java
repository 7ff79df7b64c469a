/** Enums that lost a constant their users name, and gained one they do not know. */
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
        attempt("removed constant", () -> System.out.println(Color.BLUE));
        attempt("statement over a kept one", () -> System.out.println(Switches.statement(Color.RED)));
        attempt("statement over a new one", () -> System.out.println(Switches.statement(Color.values()[1])));
        attempt("expression over a new one", () -> System.out.println(Switches.expression(Color.values()[1])));
        attempt("value of", () -> System.out.println(Color.valueOf("BLUE")));
        attempt("reordered", () -> System.out.println(Switches.statement(Color.GREEN) + Color.GREEN.ordinal()));
    }
}
