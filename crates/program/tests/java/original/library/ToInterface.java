package library;

public class ToInterface {
    public static void fixed() {}

    public void call() {}
}
