package errors;

public class FieldRemoved {
    public static void run() {
        library.Members.removedField = 1;
    }
}
