package exceptions;

import java.io.PrintStream;

/** The uncaught handler goes through the exception's own printStackTrace. */
public class UncaughtOwnTrace {
    static class Quiet extends RuntimeException {
        @Override
        public void printStackTrace(PrintStream stream) {
            stream.println("asked to print to " + (stream == System.err ? "stderr" : "elsewhere"));
        }
    }

    public static void main(String[] args) {
        throw new Quiet();
    }
}
