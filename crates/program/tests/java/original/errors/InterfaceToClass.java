package errors;

public class InterfaceToClass {
    public static void run() {
        library.ToClass nothing = null;
        nothing.call();
    }
}
