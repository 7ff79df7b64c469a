package memory;

/** Arrays larger than any heap, and larger than any array may be. */
public class ArraysThatCannotBe {
    static void attempt(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + ": made");
        } catch (OutOfMemoryError error) {
            System.out.println(name + ": " + error.getMessage());
        }
    }

    static Object made;

    public static void main(String[] args) {
        attempt("longs", () -> made = new long[Integer.MAX_VALUE]);
        attempt("ints", () -> made = new int[Integer.MAX_VALUE - 1]);
        attempt("nested", () -> made = new long[8][Integer.MAX_VALUE - 8]);
        attempt("objects", () -> made = new Object[Integer.MAX_VALUE]);
        System.out.println(made == null);
    }
}
