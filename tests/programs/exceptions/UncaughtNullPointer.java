package exceptions;

/** The helpful message in an uncaught trace. */
public class UncaughtNullPointer {
    String[] names = {"a", null};

    public static void main(String[] args) {
        UncaughtNullPointer holder = new UncaughtNullPointer();
        for (int i = 0; i < 2; i++) {
            System.out.println(holder.names[i].length());
        }
    }
}
