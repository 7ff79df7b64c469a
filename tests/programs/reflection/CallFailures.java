package reflection;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/** What reflective calls say about wrong arguments and about exceptions of the methods they call. */
public class CallFailures {
    public static class Target {
        public Target() {
        }

        public Target(int a, Integer b) {
            if (a == 7) {
                throw new IllegalStateException("seven");
            }
        }

        public int first(int a, String b) {
            return a;
        }

        public void fails() {
            Object o = null;
            o.toString();
        }

        public static void nothing() {
        }
    }

    abstract static class Idea {
        Idea() {
        }
    }

    public static class BadStart {
        static int v = Integer.parseInt("text");

        public BadStart() {
        }

        public static void go() {
        }
    }

    public static class Checked {
        public Checked() throws Exception {
            throw new Exception("checked");
        }
    }

    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt attempt) {
        System.out.println("--- " + what);
        try {
            System.out.println(attempt.run());
        } catch (Throwable e) {
            e.printStackTrace(System.out);
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Throwable {
        Method first = Target.class.getMethod("first", int.class, String.class);
        Constructor<Target> constructor = Target.class.getConstructor(int.class, Integer.class);
        Target target = new Target();
        attempt("too few arguments", () -> first.invoke(target, 1));
        attempt("no arguments", () -> first.invoke(target, (Object[]) null));
        attempt("a text for an int", () -> first.invoke(target, "x", "y"));
        attempt("a long for an int", () -> first.invoke(target, 5L, "y"));
        attempt("a boolean for an int", () -> first.invoke(target, true, "y"));
        attempt("null for an int", () -> first.invoke(target, null, "y"));
        attempt("an int for a text", () -> first.invoke(target, 1, 2));
        attempt("no receiver", () -> first.invoke(null, 1, "2"));
        attempt("wrong receiver", () -> first.invoke("s", 1, "2"));
        attempt("widened", () -> first.invoke(target, 'c', "b") + " " + first.invoke(target, (short) 3, null));
        attempt("method throws", () -> Target.class.getMethod("fails").invoke(target));
        attempt("void", () -> Target.class.getMethod("nothing").invoke(null));
        attempt("too few for a constructor", () -> constructor.newInstance());
        attempt("a text for a constructor's int", () -> constructor.newInstance("a", 1));
        attempt("a text for a constructor's Integer", () -> constructor.newInstance(1, "1"));
        attempt("null for a constructor's int", () -> constructor.newInstance(null, 1));
        attempt("constructor throws", () -> constructor.newInstance(7, 1));
        attempt("abstract class", () -> Idea.class.getDeclaredConstructor().newInstance());
        Method compare = Comparable.class.getMethod("compareTo", Object.class);
        attempt("interface method", () -> compare.invoke("a", "b"));
        attempt("interface method throws", () -> compare.invoke("a", 1));
        attempt("failing initializer", () -> BadStart.class.getMethod("go").invoke(null));
        attempt("failed initializer", () -> BadStart.class.getConstructor().newInstance());
        attempt("Class.newInstance throws", () -> Checked.class.newInstance());
        attempt("Class.newInstance of an interface", () -> Runnable.class.newInstance());
        attempt("Class.newInstance of an array", () -> int[].class.newInstance());
        attempt("missing method", () -> Target.class.getMethod("none", int.class, String[].class));
        attempt("missing constructor", () -> Target.class.getConstructor(String.class));
        attempt("a caller-sensitive method", () -> Class.class.getMethod("forName", String.class).invoke(null, "reflection.CallFailures$Idea"));
        attempt("a call of a call", () -> Method.class.getMethod("invoke", Object.class, Object[].class).invoke(String.class.getMethod("length"), "four", null));
    }
}
