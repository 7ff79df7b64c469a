package errors;

public class FieldProtected {
    public static void run() {
        library.Members.protectedField = 1;
    }
}
