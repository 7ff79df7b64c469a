package patterns;

import java.util.List;

/** A switch over types picks the first pattern that matches, whatever the order of the classes. */
public class TypeSwitch {
    static class Animal { }

    static class Dog extends Animal { }

    static String describe(Object o) {
        return switch (o) {
            case Dog d -> "dog";
            case Animal a -> "animal";
            case Integer i -> "int " + (i + 1);
            case Long l -> "long " + (l + 1);
            case String s -> "text of " + s.length();
            case int[] ints -> "ints " + ints.length;
            case Object[] objects -> "objects " + objects.length;
            case List<?> list -> "list of " + list.size();
            case Enum<?> e -> "enum " + e.name();
            case Record r -> "record " + r;
            case Class<?> c -> "class " + c.getSimpleName();
            default -> "other";
        };
    }

    enum Color { RED }

    record Point(int x, int y) { }

    static void statement(Object o) {
        switch (o) {
            case Character c:
                System.out.println("char " + c);
                break;
            case Number n:
                System.out.println("number " + n.intValue());
            default:
                System.out.println("fell or other");
        }
    }

    public static void main(String[] args) {
        Object[] all = {new Dog(), new Animal(), 1, 2L, "three", new int[4], new String[5], List.of(6), Color.RED,
            new Point(7, 8), String.class, 'c', 1.5, new Object()};
        for (Object o : all) {
            System.out.println(describe(o));
        }
        statement('x');
        statement("y");
        statement(5);
        try {
            describe(null);
        } catch (NullPointerException e) {
            System.out.println("null needs its own case");
        }
    }
}
