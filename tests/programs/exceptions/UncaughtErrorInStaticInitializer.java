package exceptions;

/** An error from the main class's initializer is reported as it is, unwrapped. */
public class UncaughtErrorInStaticInitializer {
    static {
        if (Integer.valueOf(1) == 1) {
            throw new AssertionError("unwrapped");
        }
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
