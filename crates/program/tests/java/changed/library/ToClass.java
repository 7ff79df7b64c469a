package library;

public class ToClass {
    public static void fixed() {}

    public void call() {}
}
