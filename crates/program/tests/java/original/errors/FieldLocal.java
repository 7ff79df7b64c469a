package errors;

public class FieldLocal {
    public static void run() {
        library.Members.localField = 1;
    }
}
