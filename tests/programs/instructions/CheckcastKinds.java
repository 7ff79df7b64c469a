package instructions;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** A cast that fails names both classes and where they come from; null passes every cast. */
public class CheckcastKinds {
    interface Shape { }

    static class Circle implements Shape { }

    static final class Square implements Shape { }

    static void attempt(String name, Runnable body) {
        try {
            body.run();
            System.out.println(name + ": passed");
        } catch (ClassCastException e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Object circle = new Circle();
        Object text = "text";
        Object ints = new int[1];
        Object strings = new String[1];
        Object grid = new int[1][1];
        attempt("null", () -> System.out.println((String) (Object) null));
        attempt("up", () -> System.out.println(((Shape) circle) == circle));
        attempt("sibling", () -> System.out.println((Square) circle));
        attempt("jdk to own", () -> System.out.println((Circle) text));
        attempt("own to jdk", () -> System.out.println((String) circle));
        attempt("jdk to jdk", () -> System.out.println((Integer) text));
        attempt("interface", () -> System.out.println((Runnable) text));
        attempt("own interface", () -> System.out.println((Shape) text));
        attempt("array to class", () -> System.out.println((String) strings));
        attempt("class to array", () -> System.out.println((String[]) text));
        attempt("primitive array", () -> System.out.println(((long[]) ints).length));
        attempt("to objects", () -> System.out.println(((Object[]) ints).length));
        attempt("array up", () -> System.out.println(((Object[]) strings).length));
        attempt("array sibling", () -> System.out.println(((Integer[]) strings).length));
        attempt("array of own", () -> System.out.println(((Circle[]) strings).length));
        attempt("own array", () -> System.out.println((String) (Object) new Circle[0]));
        attempt("grid", () -> System.out.println(((Object[]) grid).length));
        attempt("grid wrong", () -> System.out.println(((Object[][]) grid).length));
        attempt("array interface", () -> System.out.println(((Cloneable) ints) == ints && ((Serializable) ints) == ints));
        attempt("generic", () -> {
            List<Object> objects = new ArrayList<>();
            objects.add(5);
            @SuppressWarnings("unchecked")
            List<String> list = (List<String>) (List<?>) objects;
            String first = list.get(0);
            System.out.println(first);
        });
        attempt("unboxing", () -> {
            Object boxed = 5L;
            int value = (Integer) boxed;
            System.out.println(value);
        });
        attempt("lambda", () -> {
            Object o = "s";
            ((Runnable) o).run();
        });
    }
}
