package patterns;

/** The printed trace of a pattern whose accessor fails. */
public class UncaughtMatchException {
    record Range(int low, int high) {
        @Override
        public int high() {
            return high / (high - low);
        }
    }

    public static void main(String[] args) {
        Object o = new Range(3, 3);
        switch (o) {
            case Range(int low, int high) -> System.out.println(low + high);
            default -> System.out.println("other");
        }
    }
}
