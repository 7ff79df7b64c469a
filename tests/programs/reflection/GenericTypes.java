package reflection;

import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

public class GenericTypes {
    static class Box<T extends Comparable<? super T> & Serializable> implements Function<List<? extends T>, Map<String, T[]>> {
        T value;
        List<String>[] lists;
        Map.Entry<? super Integer, ?> entry;
        int[] numbers;
        Outer<String>.Within<Integer> within;

        <X> Box(X x) {
        }

        @Override
        public Map<String, T[]> apply(List<? extends T> in) {
            return null;
        }

        @SafeVarargs
        final <E extends Exception, F> F go(E e, F... rest) throws E {
            return null;
        }
    }

    static class Outer<A> {
        class Within<B> {
        }
    }

    static class Rows extends ArrayList<Map<String, Integer>> {
    }

    enum Letter { A, B { } }

    sealed interface Shape permits Dot, Blob {
    }

    record Dot(int a) implements Shape {
    }

    static non-sealed class Blob implements Shape {
    }

    interface Mixed {
        int CONSTANT = 5;

        void plain();

        default void standard() {
        }

        private void own() {
        }

        static void loose() {
        }
    }

    abstract static class Half implements Mixed, Comparable<Half> {
        transient int passing;
        volatile int shared;

        protected abstract Dot dot();

        native void outside();

        public final synchronized void locked() {
        }
    }

    static void show(String label, Object[] items) {
        String[] texts = Arrays.stream(items).map(String::valueOf).sorted().toArray(String[]::new);
        System.out.println(label + " " + Arrays.toString(texts));
    }

    public static void main(String[] args) throws Exception {
        for (Field f : Box.class.getDeclaredFields()) {
            System.out.println(f.toGenericString() + " " + f.getGenericType().getClass().getSimpleName());
        }
        show("methods", Box.class.getDeclaredMethods());
        for (Method m : Box.class.getDeclaredMethods()) {
            if (m.getName().equals("go")) {
                System.out.println(m.toGenericString() + " " + m.isVarArgs());
            }
        }
        System.out.println(Box.class.getDeclaredConstructors()[0].toGenericString());
        System.out.println(Arrays.toString(Box.class.getTypeParameters()) + " " + Arrays.toString(Box.class.getTypeParameters()[0].getBounds()));
        System.out.println(Arrays.toString(Box.class.getGenericInterfaces()) + " " + Rows.class.getGenericSuperclass());
        for (Class<?> c : new Class<?>[] {Box.class, Letter.class, Shape.class, Dot.class, Blob.class, Mixed.class}) {
            System.out.println(c.toGenericString());
        }
        ParameterizedType type = (ParameterizedType) Rows.class.getGenericSuperclass();
        System.out.println(type.getRawType() + " " + Arrays.toString(type.getActualTypeArguments()) + " " + type.getOwnerType());
        show("all methods", Half.class.getMethods());
        show("own methods", Half.class.getDeclaredMethods());
        show("interface methods", Mixed.class.getDeclaredMethods());
        show("interface fields", Mixed.class.getFields());
        show("enum methods", Letter.class.getDeclaredMethods());
        show("enum fields", Letter.class.getDeclaredFields());
        show("enum constructors", Letter.class.getDeclaredConstructors());
        show("permitted", Shape.class.getPermittedSubclasses());
        System.out.println(Shape.class.isSealed() + " " + Dot.class.isSealed() + " " + Letter.class.isSealed() + " " + Letter.B.getClass().isEnum() + " " + Letter.B.getDeclaringClass());
        show("member classes", GenericTypes.class.getDeclaredClasses());
        show("nest", GenericTypes.class.getNestMembers());
        System.out.println(Dot.class.getNestHost() + " " + Dot.class.isNestmateOf(GenericTypes.class) + " " + int.class.getNestHost());
        System.out.println(Collections.class.getMethod("max", Collection.class).toGenericString());
        System.out.println(int[].class.getMethods().length + " " + int.class.getMethods().length + " " + Runnable.class.getMethods().length + " " + int[].class.getFields().length);
        System.out.println(Box.class.getMethod("apply", List.class).isBridge() + " " + Box.class.getMethod("apply", Object.class).isBridge() + " " + Box.class.getMethod("apply", Object.class).isSynthetic());
        System.out.println(Mixed.class.getMethod("standard").isDefault() + " " + Mixed.class.getMethod("plain").isDefault());
        System.out.println(String.class.getMethod("length").equals(String.class.getMethod("length")) + " " + String.class.getMethod("length").hashCode());
        Object anonymous = new Object() {
            int field;
        };
        System.out.println(anonymous.getClass().getEnclosingMethod() + " " + anonymous.getClass().getEnclosingClass() + " " + anonymous.getClass().getDeclaringClass() + " " + anonymous.getClass().getDeclaredFields().length);
        Runnable lambda = () -> { };
        System.out.println(lambda.getClass().isSynthetic() + " " + lambda.getClass().isHidden() + " " + Arrays.toString(lambda.getClass().getInterfaces()) + " " + lambda.getClass().getNestHost());
    }
}
