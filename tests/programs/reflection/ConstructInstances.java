package reflection;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;

public class ConstructInstances {
    static class Item {
        final String name;

        Item() {
            this("default");
        }

        private Item(String name) {
            if (name.isEmpty()) {
                throw new IllegalArgumentException("empty name");
            }
            this.name = name;
        }
    }

    abstract static class Idea {
    }

    class Inner {
        String outer() {
            return ConstructInstances.this.id;
        }
    }

    record Pair(int a, String b) {
    }

    String id = "outer id";

    public static void main(String[] args) throws Exception {
        System.out.println(Item.class.getDeclaredConstructor().newInstance().name);
        Constructor<Item> c = Item.class.getDeclaredConstructor(String.class);
        c.setAccessible(true);
        System.out.println(c.newInstance("given").name + " " + c.getParameterTypes()[0].getSimpleName() + " " + c);
        try {
            c.newInstance("");
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause().getMessage());
        }
        try {
            Idea.class.getDeclaredConstructor().newInstance();
        } catch (InstantiationException e) {
            System.out.println("abstract " + e.getMessage());
        }
        try {
            Integer.class.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Inner.class.getDeclaredConstructor(ConstructInstances.class).newInstance(new ConstructInstances()).outer());
        System.out.println(Pair.class.getDeclaredConstructor(int.class, String.class).newInstance(1, "b"));
        @SuppressWarnings("unchecked")
        List<Object> list = (List<Object>) Class.forName("java.util.ArrayList").getConstructor(java.util.Collection.class).newInstance(List.of(1, 2));
        System.out.println(list + " " + (list instanceof ArrayList) + " " + Item.class.getDeclaredConstructors().length);
    }
}
