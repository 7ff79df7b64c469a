package options;

public class Empty {
    static void nothing() {
    }
}
