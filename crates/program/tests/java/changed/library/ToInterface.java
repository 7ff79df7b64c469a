package library;

public interface ToInterface {
    static void fixed() {}

    void call();
}
