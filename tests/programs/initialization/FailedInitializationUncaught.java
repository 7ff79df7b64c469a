package initialization;

/** The printed trace of the second use of a class that failed to initialize. */
public class FailedInitializationUncaught {
    static class Broken {
        static final int VALUE = compute();

        static int compute() {
            throw new UnsupportedOperationException("no value", new Exception("deeper"));
        }
    }

    static int use() {
        return Broken.VALUE;
    }

    public static void main(String[] args) {
        try {
            use();
        } catch (ExceptionInInitializerError e) {
            e.printStackTrace(System.out);
        }
        use();
    }
}
