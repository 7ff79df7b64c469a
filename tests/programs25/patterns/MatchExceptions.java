package patterns;

/** An accessor that throws inside a pattern is reported as a MatchException with the failure as cause. */
public class MatchExceptions {
    record Fragile(int value) {
        @Override
        public int value() {
            if (value < 0) {
                throw new IllegalStateException("value is " + value);
            }
            return value;
        }
    }

    record Holder(Fragile fragile) { }

    record Broken(String text) {
        @Override
        public String text() {
            throw new AssertionError("an error");
        }
    }

    static String take(Object o) {
        return switch (o) {
            case Holder(Fragile(int v)) -> "held " + v;
            case Fragile(int v) -> "fragile " + v;
            case Broken(String t) -> "broken " + t;
            default -> "other";
        };
    }

    static void attempt(Object o) {
        try {
            System.out.println(take(o));
        } catch (MatchException e) {
            System.out.println(e + " caused by " + e.getCause());
        }
    }

    public static void main(String[] args) {
        attempt(new Fragile(1));
        attempt(new Fragile(-1));
        attempt(new Holder(new Fragile(2)));
        attempt(new Holder(new Fragile(-2)));
        attempt(new Holder(null));
        attempt(new Broken("x"));
        attempt("x");
        try {
            if (new Fragile(-3) instanceof Fragile(int v)) {
                System.out.println(v);
            }
        } catch (MatchException e) {
            System.out.println(e.getMessage());
        }
    }
}
