package exceptions;

/** An uncaught exception with causes from several depths and a suppressed one. */
public class UncaughtWithCauses {
    static class Failure extends RuntimeException {
        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static int parse(String text) {
        return Integer.parseInt(text);
    }

    static int load(String text) {
        try {
            return parse(text);
        } catch (NumberFormatException e) {
            throw new Failure("cannot load", e);
        }
    }

    static int start(String text) throws Exception {
        try {
            return load(text);
        } catch (Failure e) {
            Exception outer = new Exception(e);
            outer.addSuppressed(new IllegalStateException("aside"));
            throw outer;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(start("12"));
        System.out.println(start("twelve"));
    }
}
