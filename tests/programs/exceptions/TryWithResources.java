package exceptions;

/** Resources close in reverse order, and what closing throws is suppressed by what the body threw. */
public class TryWithResources {
    record Resource(String name, boolean failsToClose) implements AutoCloseable {
        Resource {
            System.out.println("  open " + name);
            if (name.equals("broken")) {
                throw new IllegalStateException("cannot open " + name);
            }
        }

        @Override
        public void close() {
            System.out.println("  close " + name);
            if (failsToClose) {
                throw new UnsupportedOperationException("cannot close " + name);
            }
        }
    }

    interface Body {
        void run() throws Exception;
    }

    static void attempt(String title, Body body) {
        System.out.println(title);
        try {
            body.run();
        } catch (Exception e) {
            System.out.println("  caught " + e);
            for (Throwable s : e.getSuppressed()) {
                System.out.println("    suppressed " + s);
            }
        } finally {
            System.out.println("  finally");
        }
    }

    public static void main(String[] args) {
        attempt("plain", () -> {
            try (Resource a = new Resource("a", false); Resource b = new Resource("b", false)) {
                System.out.println("  body " + a.name() + b.name());
            }
        });
        attempt("body throws", () -> {
            try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
                throw new Exception("body of " + a.name() + b.name());
            }
        });
        attempt("closing throws", () -> {
            try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
                System.out.println("  body " + a.name() + b.name());
            }
        });
        attempt("opening throws", () -> {
            try (Resource a = new Resource("a", true); Resource b = new Resource("broken", true)) {
                System.out.println("  unreachable " + a.name() + b.name());
            }
        });
        attempt("null resource", () -> {
            try (Resource a = null) {
                System.out.println("  body " + a);
            }
        });
        attempt("existing variable", () -> {
            Resource a = new Resource("a", false);
            try (a) {
                System.out.println("  body");
            } catch (RuntimeException e) {
                System.out.println("  unreachable");
            } finally {
                System.out.println("  own finally");
            }
        });
        attempt("catch sees closed", () -> {
            try (Resource a = new Resource("a", false)) {
                throw new IllegalArgumentException(a.name());
            } catch (IllegalArgumentException e) {
                System.out.println("  own catch " + e.getMessage());
            }
        });
    }
}
