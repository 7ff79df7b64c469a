package kukang;

/** Stands in for the models that the interpreter has while it explores: the state before is the state now. */
public class Contract {
    private static int depth;

    public static void enterOld() {
        if (depth != 0) {
            throw new IllegalStateException("entered twice");
        }
        depth++;
    }

    public static void leaveOld() {
        if (depth != 1) {
            throw new IllegalStateException("left without being entered");
        }
        depth--;
    }

    /** An exception leaves without leaving the state before. */
    public static void reset() {
        depth = 0;
    }

    public static int depth() {
        return depth;
    }

    /** Some objects are fresh. */
    public static boolean isFresh(Object object) {
        return object instanceof values.Node && ((values.Node) object).value % 2 != 0;
    }
}
