package exceptions;

import java.io.IOException;

/** A caught exception thrown again keeps its identity and its original trace. */
public class Rethrow {
    static Exception seen;

    static void origin(int which) throws IOException {
        if (which == 0) {
            throw new IOException("io");
        }
        throw new UnsupportedOperationException("unsupported");
    }

    static void precise(int which) throws IOException {
        try {
            origin(which);
        } catch (Exception e) {
            seen = e;
            throw e;
        }
    }

    static void wrapped(int which) {
        try {
            precise(which);
        } catch (IOException e) {
            throw new RuntimeException("wrapped", e);
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) {
        try {
            precise(0);
        } catch (IOException e) {
            System.out.println((e == seen) + " " + e + " at " + e.getStackTrace()[0]);
        }
        try {
            wrapped(0);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + (e.getCause() == seen));
        }
        try {
            wrapped(1);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + (e == seen) + " " + e.getStackTrace()[0].getLineNumber());
        }
        try {
            Rethrow.<RuntimeException>sneaky(new IOException("unchecked"));
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            try {
                throw new IllegalStateException("filled");
            } catch (IllegalStateException e) {
                int before = e.getStackTrace()[0].getLineNumber();
                e.fillInStackTrace();
                System.out.println(e.getStackTrace()[0].getLineNumber() - before);
                throw e;
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
