package exceptions;

/** Throwing null, locking null and unboxing null, with their messages. */
public class NullThrowAndLock {
    RuntimeException stored;
    Object lock;
    Integer boxed;

    static Error none() {
        return null;
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
        NullThrowAndLock some = new NullThrowAndLock();
        RuntimeException local = null;
        Integer boxed = null;
        Integer[] boxes = new Integer[1];
        attempt("throw literal", () -> {
            throw null;
        });
        attempt("throw local", () -> {
            throw local;
        });
        attempt("throw field", () -> {
            throw some.stored;
        });
        attempt("throw returned", () -> {
            throw none();
        });
        attempt("lock literal", () -> {
            synchronized ((Object) null) {
                System.out.println("locked");
            }
        });
        attempt("lock local", () -> {
            synchronized (boxes[0]) {
                System.out.println("locked");
            }
        });
        attempt("lock field", () -> {
            synchronized (some.lock) {
                System.out.println("locked");
            }
        });
        attempt("unbox local", () -> {
            int value = boxed;
            System.out.println(value);
        });
        attempt("unbox field", () -> System.out.println(some.boxed + 1));
        attempt("unbox element", () -> System.out.println(boxes[0] * 2));
        attempt("unbox condition", () -> {
            Boolean flag = null;
            if (flag) {
                System.out.println("true");
            }
        });
        attempt("unbox long", () -> {
            Long wide = null;
            long value = wide + 1;
            System.out.println(value);
        });
        attempt("unbox conditional", () -> {
            int value = some.boxed == null ? boxed : 1;
            System.out.println(value);
        });
        attempt("outer instance", () -> {
            Outer outer = null;
            outer.new Inner();
        });
    }

    static class Outer {
        class Inner { }
    }
}
