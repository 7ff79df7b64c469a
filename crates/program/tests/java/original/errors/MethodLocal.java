package errors;

public class MethodLocal {
    public static void run() {
        new library.Members().localMethod();
    }
}
