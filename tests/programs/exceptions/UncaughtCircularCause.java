package exceptions;

/** Causes that form a circle are printed once and then marked. */
public class UncaughtCircularCause {
    public static void main(String[] args) {
        RuntimeException first = new RuntimeException("first");
        RuntimeException second = new RuntimeException("second", first);
        first.initCause(second);
        throw first;
    }
}
