package reflection;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;

/** Members that may not be reached, and fields that take no such value. */
public class AccessFailures {
    enum Choice { YES }

    record Single(int a) {
    }

    public static class Loud {
        static {
            System.out.println("Loud initialised");
        }

        public static int v = 4;
    }

    public static class BadStart {
        public static int v = Integer.parseInt("x");
    }

    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt attempt) {
        System.out.println("--- " + what);
        try {
            System.out.println(attempt.run());
        } catch (Throwable e) {
            // Unnamed modules have no name but an identity hash code.
            System.out.println(e.getClass().getName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@"));
            for (StackTraceElement element : e.getStackTrace()) {
                System.out.println("   " + element);
            }
            if (e.getCause() != null) {
                System.out.println("because of " + e.getCause());
            }
        }
    }

    public static void main(String[] args) {
        Secret s = new Secret();
        attempt("private field", () -> Secret.class.getDeclaredField("hidden").get(s));
        attempt("write private field", () -> {
            Secret.class.getDeclaredField("hidden").setInt(s, 3);
            return null;
        });
        attempt("private method", () -> Secret.class.getDeclaredMethod("work").invoke(s));
        attempt("private constructor", () -> Secret.class.getDeclaredConstructor(int.class).newInstance(1));
        attempt("private field of the JDK", () -> ArrayList.class.getDeclaredField("size").get(new ArrayList<>()));
        attempt("open String", () -> {
            Field f = String.class.getDeclaredField("value");
            f.setAccessible(true);
            return f;
        });
        attempt("open ArrayList", () -> {
            Method m = ArrayList.class.getDeclaredMethod("grow");
            m.setAccessible(true);
            return m;
        });
        attempt("open what is public", () -> {
            Method m = ArrayList.class.getMethod("size");
            m.setAccessible(true);
            return m.invoke(new ArrayList<>());
        });
        attempt("try to open", () -> String.class.getDeclaredField("hash").trySetAccessible());
        attempt("can access", () -> String.class.getDeclaredField("hash").canAccess("x") + " " + Secret.class.getDeclaredField("hidden").canAccess(s));
        attempt("package that is not exported", () -> Class.forName("jdk.internal.misc.VM").getMethod("initLevel").invoke(null));
        attempt("class that is not public", () -> Collections.unmodifiableList(new ArrayList<>()).getClass().getMethod("size").invoke(Collections.unmodifiableList(new ArrayList<>())));
        attempt("opened final field", () -> {
            Field f = Secret.class.getDeclaredField("fixed");
            f.setAccessible(true);
            f.set(s, "new");
            return f.get(s);
        });
        attempt("final field", () -> {
            Secret.class.getField("shown").set(s, "new");
            return null;
        });
        attempt("static final field", () -> {
            Field f = Secret.class.getDeclaredField("CONSTANT");
            f.setAccessible(true);
            f.set(null, 5);
            return f.get(null);
        });
        attempt("field of a record", () -> {
            Field f = Single.class.getDeclaredField("a");
            f.setAccessible(true);
            f.set(new Single(1), 5);
            return null;
        });
        attempt("field of null", () -> Secret.class.getField("number").get(null));
        attempt("opened field of null", () -> {
            Field f = Secret.class.getDeclaredField("hidden");
            f.setAccessible(true);
            return f.getInt(null);
        });
        attempt("field of another class", () -> Secret.class.getField("number").get("text"));
        attempt("write field of another class", () -> {
            Secret.class.getField("number").set("text", 1);
            return null;
        });
        attempt("text into int", () -> {
            Secret.class.getField("number").set(s, "v");
            return null;
        });
        attempt("null into int", () -> {
            Secret.class.getField("number").set(s, null);
            return null;
        });
        attempt("Integer into String", () -> {
            Secret.class.getField("text").set(s, 1);
            return null;
        });
        attempt("boolean from int", () -> Secret.class.getField("number").getBoolean(s));
        attempt("byte from int", () -> Secret.class.getField("number").getByte(s));
        attempt("int from String", () -> Secret.class.getField("text").getInt(s));
        attempt("long into int", () -> {
            Secret.class.getField("number").setLong(s, 7);
            return null;
        });
        attempt("widening", () -> {
            Field f = Secret.class.getField("large");
            f.setInt(s, 7);
            f.set(s, 'c');
            return f.getDouble(s) + " " + f.get(s);
        });
        attempt("static field", () -> Loud.class.getField("v").get(null));
        attempt("failing initializer", () -> BadStart.class.getField("v").get(null));
        attempt("failed initializer", () -> BadStart.class.getField("v").get(null));
        attempt("constructor of an enum", () -> Choice.class.getDeclaredConstructors()[0].newInstance("NO", 3));
        attempt("missing field", () -> Secret.class.getField("hidden"));
        attempt("protected clone", () -> Object.class.getDeclaredMethod("clone").invoke(new int[1]));
    }
}

class Secret {
    static final Integer CONSTANT = Integer.valueOf(1000);
    private int hidden = 1;
    private final String fixed = new String("fixed");
    public final String shown = new String("shown");
    public int number = 2;
    public String text;
    public long large;

    Secret() {
    }

    private Secret(int a) {
    }

    private int work() {
        return 5;
    }
}
