package exceptions;

/** The printed trace: causes with common frames omitted, suppressed exceptions indented, cycles marked. */
public class PrintStackTrace {
    static void low(String text) {
        throw new IllegalArgumentException(text);
    }

    static void middle(String text) {
        try {
            low(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("middle of " + text, e);
        }
    }

    static void high(String text) {
        try {
            middle(text);
        } catch (IllegalStateException e) {
            RuntimeException wrapped = new RuntimeException(e);
            wrapped.addSuppressed(new UnsupportedOperationException("beside"));
            wrapped.addSuppressed(new Exception("with cause", new Error("deep")));
            throw wrapped;
        }
    }

    static class Inner {
        Inner() {
            high("constructor");
        }
    }

    public static void main(String[] args) {
        try {
            low("alone");
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        try {
            high("chain");
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        try {
            new Inner();
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        Exception a = new Exception("a");
        Exception b = new Exception("b", a);
        a.initCause(b);
        a.printStackTrace(System.out);
        Exception self = new Exception("self");
        Exception friend = new Exception("friend");
        self.addSuppressed(friend);
        friend.addSuppressed(self);
        self.printStackTrace(System.out);
        new Exception("multi\nline").printStackTrace(System.out);
        new Exception("to stderr").printStackTrace();
    }
}
