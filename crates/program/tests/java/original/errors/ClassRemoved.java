package errors;

public class ClassRemoved {
    public static void run() {
        library.Removed.call();
    }
}
