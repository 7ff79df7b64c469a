package exceptions;

/** An exception whose text cannot be computed still ends the program with status 1. */
public class UncaughtWhilePrinting {
    static class Broken extends RuntimeException {
        @Override
        public String getMessage() {
            throw new IllegalStateException("no message");
        }
    }

    public static void main(String[] args) {
        System.out.println("throwing");
        throw new Broken();
    }
}
