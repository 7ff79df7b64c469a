package errors;

public class MethodRemoved {
    public static void run() {
        library.Members.removedMethod(1, null);
    }
}
