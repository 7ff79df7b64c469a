package errors;

public class ClassHidden {
    public static void run() {
        library.Hidden.call();
    }
}
