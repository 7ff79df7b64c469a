package library;

public class Removed {
    public static void call() {}
}
