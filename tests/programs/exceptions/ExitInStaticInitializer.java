package exceptions;

/** A program may end before its main method begins. */
public class ExitInStaticInitializer {
    static {
        System.out.println("initializing");
        System.err.println("leaving with 7");
        System.exit(7);
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
