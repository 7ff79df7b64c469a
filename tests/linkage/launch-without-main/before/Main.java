/** The class to launch has no main method. */
public class Main {
    static {
        System.out.println("initialized");
    }

    static void other(String[] args) {
        System.out.println("never");
    }
}
