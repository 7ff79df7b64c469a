package library;

public class Hidden {
    public static void call() {}
}
