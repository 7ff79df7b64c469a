package exceptions;

/** Causes given to the constructor, given later, refused twice, and their effect on the message. */
public class CustomCauses {
    static class Problem extends Exception {
        final int code;

        Problem(String message, Throwable cause, int code) {
            super(message, cause);
            this.code = code;
        }

        Problem(Throwable cause) {
            super(cause);
            code = -1;
        }

        Problem() {
            code = 0;
        }

        @Override
        public String toString() {
            return "Problem " + code + " (" + getMessage() + ")";
        }
    }

    static class Localized extends RuntimeException {
        Localized(String message) {
            super(message);
        }

        @Override
        public String getLocalizedMessage() {
            return "localized " + getMessage();
        }
    }

    static String chain(Throwable t) {
        StringBuilder out = new StringBuilder();
        for (; t != null; t = t.getCause()) {
            out.append(t).append(" <- ");
        }
        return out.append("end").toString();
    }

    public static void main(String[] args) {
        Throwable root = new IllegalStateException("root");
        System.out.println(chain(new Problem("outer", root, 7)));
        System.out.println(chain(new Problem(new Problem(root))));
        System.out.println(chain(new Problem((Throwable) null)));
        System.out.println(chain(new Problem().initCause(root)));
        System.out.println(chain(new RuntimeException("middle", new Localized("text"))));
        System.out.println(chain(new RuntimeException(new Localized("text"))));
        try {
            new Problem("outer", null, 1).initCause(root);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " | " + e.getCause());
        }
        try {
            root.initCause(root);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            root.addSuppressed(root);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            root.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new AssertionError(5).getMessage() + new AssertionError('c').getMessage()
                + new AssertionError(root).getCause());
    }
}
