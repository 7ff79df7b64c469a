package system;

/** The operating system keeps only the low eight bits of a status. */
public class ExitStatusWraps {
    public static void main(String[] args) {
        System.exit(-2 + 512 * args.length);
    }
}
