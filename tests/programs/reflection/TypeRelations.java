package reflection;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class TypeRelations {
    interface A {
    }

    interface B extends A, Runnable {
    }

    static class Parent implements A, Comparable<Parent> {
        @Override
        public int compareTo(Parent o) {
            return 0;
        }
    }

    static final class Child extends Parent implements Serializable {
    }

    static String names(Class<?>[] classes) {
        return Arrays.toString(Arrays.stream(classes).map(Class::getSimpleName).toArray());
    }

    public static void main(String[] args) {
        System.out.println(Child.class.getSuperclass().getSimpleName() + " " + Object.class.getSuperclass() + " " + B.class.getSuperclass() + " " + int.class.getSuperclass() + " " + int[].class.getSuperclass());
        System.out.println(names(Parent.class.getInterfaces()) + " " + names(Child.class.getInterfaces()) + " " + names(B.class.getInterfaces()) + " " + names(int[].class.getInterfaces()));
        System.out.println(Parent.class.isInstance(new Child()) + " " + Child.class.isInstance(new Parent()) + " " + A.class.isInstance(null) + " " + int.class.isInstance(1) + " " + Object[].class.isInstance(new String[0]));
        System.out.println(Parent.class.isAssignableFrom(Child.class) + " " + Child.class.isAssignableFrom(Parent.class) + " " + A.class.isAssignableFrom(B.class) + " " + Object.class.isAssignableFrom(int.class)
                + " " + long.class.isAssignableFrom(int.class) + " " + Number[].class.isAssignableFrom(Integer[].class) + " " + Object[].class.isAssignableFrom(int[].class) + " " + Object.class.isAssignableFrom(int[].class));
        System.out.println(new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass());
        System.out.println(List.class.cast(new ArrayList<>()) + " " + Child.class.asSubclass(Parent.class).getSimpleName());
        try {
            Integer.class.cast("text");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
