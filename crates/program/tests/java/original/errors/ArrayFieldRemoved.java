package errors;

public class ArrayFieldRemoved {
    public static void run() {
        library.Members.removedArray = null;
    }
}
