package exceptions;

import java.util.List;
import java.util.Map;

/** Calling methods on null names the method with its parameter types, and what was null. */
public class NullMethodCalls {
    private NullMethodCalls link;
    private List<String> names;
    static Map<String, Integer> table;

    interface Action {
        void act();
    }

    void virtual() { }

    final void sealed() { }

    private void hidden(int a, long[] b, String[][] c) { }

    int overloaded(Object o, char c, double d) {
        return 0;
    }

    static NullMethodCalls find(String name) {
        return null;
    }

    NullMethodCalls next() {
        return link;
    }

    static void attempt(String name, Action body) {
        try {
            body.act();
            System.out.println(name + ": fine");
        } catch (NullPointerException e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        NullMethodCalls none = null;
        NullMethodCalls some = new NullMethodCalls();
        String text = null;
        Action action = null;
        Object object = null;
        Runnable[] runnables = new Runnable[2];
        attempt("virtual", () -> none.virtual());
        attempt("final", () -> none.sealed());
        attempt("private", () -> none.hidden(1, null, null));
        attempt("overloaded", () -> none.overloaded(none, 'c', 1.0));
        attempt("interface", () -> action.act());
        attempt("jdk", () -> text.length());
        attempt("jdk with parameters", () -> text.substring(1, 2));
        attempt("object", () -> object.hashCode());
        attempt("get class", () -> object.getClass());
        attempt("returned static", () -> find("x").virtual());
        attempt("returned virtual", () -> some.next().virtual());
        attempt("returned chain", () -> some.next().next().virtual());
        attempt("field", () -> some.link.virtual());
        attempt("field of interface type", () -> some.names.size());
        attempt("static field", () -> table.get("key"));
        attempt("element", () -> runnables[1].run());
        attempt("literal", () -> ((String) null).trim());
        attempt("returned jdk", () -> Map.of().get("x").hashCode());
        attempt("cast", () -> ((String) object).isEmpty());
        attempt("array clone", () -> ((int[]) object).clone());
        attempt("conditional", () -> (some.link == null ? text : "x").length());
        attempt("method reference", () -> {
            Runnable reference = none::virtual;
            reference.run();
        });
        attempt("for each list", () -> {
            for (String name : some.names) {
                System.out.println(name);
            }
        });
        attempt("concatenation", () -> System.out.println((text + none).length()));
        attempt("explicit", () -> java.util.Objects.requireNonNull(text, "text must be given"));
        attempt("explicit without message", () -> java.util.Objects.requireNonNull(text));
        attempt("switch on string", () -> {
            switch (text) {
                case "a" -> System.out.println("a");
                default -> System.out.println("other");
            }
        });
    }
}
