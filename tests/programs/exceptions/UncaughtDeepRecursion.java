package exceptions;

/** A trace holds at most 1024 frames, whatever the depth at which it was taken. */
public class UncaughtDeepRecursion {
    static int sink(int depth) {
        return depth == 0 ? 1 / depth : sink(depth - 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println(sink(1500));
    }
}
