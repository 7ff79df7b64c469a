package exceptions;

/** Names of locals and parameters in null messages, by slot, scope and kind of method. */
public class NullLocalsAndParameters {
    String self;

    static int parameter(int skip, long wide, String text) {
        return text.length();
    }

    int instanceParameter(double wide, String[] texts) {
        return texts.length;
    }

    static int variadic(Object... things) {
        return things.length;
    }

    int own() {
        return self.length();
    }

    static int scopes(int which) {
        {
            String first = which == 0 ? null : "x";
            if (first.isEmpty()) {
                return 0;
            }
        }
        {
            String second = which == 1 ? null : "y";
            if (second.isEmpty()) {
                return 0;
            }
        }
        for (String third : new String[]{"z", which == 2 ? null : "z"}) {
            third.length();
        }
        try {
            throw new IllegalStateException(which == 3 ? null : "message");
        } catch (IllegalStateException fourth) {
            return fourth.getMessage().length();
        }
    }

    static int patterns(Object o) {
        if (o instanceof NullLocalsAndParameters matched) {
            return matched.self.length();
        }
        return o.hashCode();
    }

    static <T extends Comparable<T>> int generic(T left, T right) {
        return left.compareTo(right);
    }

    NullLocalsAndParameters() {
        this("unused");
    }

    NullLocalsAndParameters(String given) {
        if (given == null) {
            System.out.println(self.length());
        }
    }

    static void attempt(String name, Runnable body) {
        try {
            body.run();
            System.out.println(name + ": fine");
        } catch (NullPointerException e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        NullLocalsAndParameters some = new NullLocalsAndParameters();
        attempt("parameter", () -> parameter(1, 2, null));
        attempt("instance parameter", () -> some.instanceParameter(1.5, null));
        attempt("variadic", () -> variadic((Object[]) null));
        attempt("this field", () -> some.own());
        for (int which = 0; which < 5; which++) {
            int chosen = which;
            attempt("scope " + which, () -> scopes(chosen));
        }
        attempt("pattern", () -> patterns(some));
        attempt("pattern of null", () -> patterns(null));
        attempt("generic", () -> generic(null, "x"));
        attempt("constructor", () -> new NullLocalsAndParameters(null));
        attempt("lambda parameter", () -> {
            java.util.function.Function<String, Integer> length = piece -> piece.length();
            length.apply(null);
        });
        attempt("record", () -> new Pair(null, 1).describe());
    }

    record Pair(String key, int value) {
        String describe() {
            return key.trim() + value;
        }
    }
}
