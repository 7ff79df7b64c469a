package exceptions;

/** System.exit never returns, so neither the rest of the finally blocks nor the handlers run. */
public class ExitFromFinally {
    static void inner() {
        try {
            throw new IllegalStateException("pending");
        } finally {
            try {
                System.out.println("inner finally");
            } finally {
                System.out.println("exiting");
                System.exit(42);
            }
        }
    }

    public static void main(String[] args) {
        try {
            inner();
        } catch (IllegalStateException e) {
            System.out.println("never caught");
        } finally {
            System.out.println("never run");
        }
    }
}
