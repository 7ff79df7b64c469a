package exceptions;

/** What leaves a static initializer: exceptions are wrapped, errors are not. */
public class StaticInitializerException {
    static class ThrowsException {
        static int value = Integer.parseInt("not a number");
    }

    static class ThrowsError {
        static int value;

        static {
            if (true) {
                throw new AssertionError("an error");
            }
        }
    }

    static class ThrowsChecked {
        static int value = fail();

        static int fail() {
            return StaticInitializerException.<RuntimeException, Integer>sneak(new Exception("checked"));
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable, R> R sneak(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) {
        try {
            System.out.println(ThrowsException.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e + " message " + e.getMessage() + " cause " + e.getCause() + " same "
                    + (e.getCause() == e.getException()));
        }
        try {
            System.out.println(ThrowsError.value);
        } catch (Error e) {
            System.out.println(e + " cause " + e.getCause());
        }
        try {
            System.out.println(ThrowsChecked.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e + " cause " + e.getCause());
            for (StackTraceElement element : e.getCause().getStackTrace()) {
                System.out.println("  " + element);
            }
        }
    }
}
