package types;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.function.Function;

public class GenericBridges {
    abstract static class Node<T> {
        T data;

        void set(T data) {
            this.data = data;
        }

        abstract T get();
    }

    static class IntNode extends Node<Integer> {
        @Override
        void set(Integer data) {
            super.set(data + 1);
        }

        @Override
        Integer get() {
            return data;
        }
    }

    interface Shrinkable<T extends Shrinkable<T>> {
        T shrink();
    }

    static class Balloon implements Shrinkable<Balloon>, Comparable<Balloon> {
        final int size;

        Balloon(int size) {
            this.size = size;
        }

        @Override
        public Balloon shrink() {
            return new Balloon(size / 2);
        }

        @Override
        public int compareTo(Balloon o) {
            return size - o.size;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Node<Integer> n = new IntNode();
        n.set(41);
        System.out.println(n.get());
        try {
            ((Node) n).set("text");
        } catch (ClassCastException e) {
            System.out.println("bridge refused");
        }
        Shrinkable<?> s = new Balloon(8);
        System.out.println(((Balloon) s.shrink()).size);
        Comparable raw = new Balloon(3);
        System.out.println(raw.compareTo(new Balloon(5)));
        System.out.println(Arrays.stream(Balloon.class.getDeclaredMethods()).filter(Method::isBridge).map(m -> m.getName() + ":" + m.getReturnType().getSimpleName()).sorted().toList());
        Function<Object, String> f = Object::toString;
        Function<? super Integer, ? extends CharSequence> wild = f;
        System.out.println(wild.apply(5).length());
    }
}
