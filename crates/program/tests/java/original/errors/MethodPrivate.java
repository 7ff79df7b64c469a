package errors;

public class MethodPrivate {
    public static void run() {
        library.Members.privateMethod();
    }
}
