package exceptions;

/** An uncaught exception prints its trace to stderr and ends the program with status 1. */
public class UncaughtSimple {
    static void fall(int depth) {
        if (depth == 0) {
            throw new IllegalStateException("at the bottom");
        }
        fall(depth - 1);
    }

    public static void main(String[] args) {
        System.out.println("before");
        fall(3);
        System.out.println("after");
    }
}
