package exceptions;

/** When the main class fails to initialize, main never runs. */
public class UncaughtInStaticInitializer {
    static final int[] TABLE = new int[2];

    static {
        System.out.println("initializing");
        fill(3);
    }

    static void fill(int count) {
        for (int i = 0; i < count; i++) {
            TABLE[i] = i;
        }
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
