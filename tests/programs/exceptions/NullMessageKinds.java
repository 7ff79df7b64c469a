package exceptions;

/** Only the virtual machine computes a message for null; exceptions made by hand keep theirs, or none. */
public class NullMessageKinds {
    static String field;

    static class Loud extends NullPointerException {
        Loud() {
            super("loud");
        }
    }

    static void attempt(String name, Runnable body) {
        try {
            body.run();
        } catch (NullPointerException e) {
            System.out.println(name + ": " + e.getMessage() + " | " + e);
        }
    }

    public static void main(String[] args) {
        attempt("by hand", () -> {
            throw new NullPointerException();
        });
        attempt("by hand with text", () -> {
            throw new NullPointerException("text");
        });
        attempt("subclass", () -> {
            throw new Loud();
        });
        attempt("computed", () -> field.length());
        attempt("twice the same", () -> {
            try {
                field.trim();
            } catch (NullPointerException e) {
                System.out.println(e.getMessage().equals(e.getMessage()));
                field = "set meanwhile";
                System.out.println(e.getMessage());
                field = null;
                throw e;
            }
        });
        NullPointerException made = new NullPointerException();
        System.out.println(made.getMessage());
        made.fillInStackTrace();
        System.out.println(made.getMessage());
        attempt("inside jdk", () -> "x".compareTo(field));
        attempt("inside jdk contains", () -> "x".contains(field));
    }
}
