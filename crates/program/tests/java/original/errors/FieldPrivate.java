package errors;

public class FieldPrivate {
    public static void run() {
        library.Members.privateField = 1;
    }
}
