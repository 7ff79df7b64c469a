package system;

/** The status given to System.exit, after both streams were written. */
public class ExitStatus {
    public static void main(String[] args) {
        System.out.println("leaving");
        System.err.println("with status 3");
        System.out.print("no newline at the end");
        System.exit(3);
    }
}
