package errors;

public class ClassToInterface {
    public static void run() {
        library.ToInterface nothing = null;
        nothing.call();
    }
}
