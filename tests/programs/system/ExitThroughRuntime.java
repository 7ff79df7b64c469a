package system;

/** Halting ends the program at once, before the exit that surrounds it and without any finally block. */
public class ExitThroughRuntime {
    static int leave() {
        System.out.println("halting");
        System.out.flush();
        Runtime.getRuntime().halt(9);
        return 1;
    }

    public static void main(String[] args) {
        try {
            System.exit(leave());
        } finally {
            System.out.println("never");
        }
    }
}
