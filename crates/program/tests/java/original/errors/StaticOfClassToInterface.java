package errors;

public class StaticOfClassToInterface {
    public static void run() {
        library.ToInterface.fixed();
    }
}
