package library;

public interface ToClass {
    static void fixed() {}

    default void call() {}
}
