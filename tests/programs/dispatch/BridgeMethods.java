package dispatch;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Covariant returns and generic overrides reach the right method through synthetic bridges. */
public class BridgeMethods {
    static class Base {
        Object make() {
            return "base";
        }

        Number number() {
            return 1.5;
        }
    }

    static class Covariant extends Base {
        @Override
        String make() {
            return "covariant";
        }

        @Override
        Integer number() {
            return 2;
        }
    }

    static class MoreCovariant extends Covariant {
        @Override
        String make() {
            return "more " + super.make();
        }
    }

    interface Transformer<T, R> {
        R apply(T t);
    }

    static class Length implements Transformer<String, Integer> {
        @Override
        public Integer apply(String s) {
            return s.length();
        }
    }

    abstract static class Node<T extends Comparable<T>> {
        abstract void set(T value);
    }

    static class IntNode extends Node<Integer> {
        int value;

        @Override
        void set(Integer value) {
            this.value = value;
        }
    }

    static class Version implements Comparable<Version>, Cloneable {
        final int major;

        Version(int major) {
            this.major = major;
        }

        @Override
        public int compareTo(Version other) {
            return Integer.compare(major, other.major);
        }

        @Override
        public Version clone() {
            try {
                return (Version) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Base[] bases = {new Base(), new Covariant(), new MoreCovariant()};
        for (Base base : bases) {
            System.out.println(base.make() + " " + base.number());
        }
        Transformer<String, Integer> length = new Length();
        System.out.println(length.apply("four"));
        Transformer raw = length;
        try {
            raw.apply(5);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Node node = new IntNode();
        node.set(9);
        System.out.println(((IntNode) node).value);
        try {
            node.set("nine");
        } catch (ClassCastException e) {
            System.out.println(e.getStackTrace()[0].getMethodName() + " " + e.getMessage());
        }
        System.out.println(new Version(1).compareTo(new Version(2)) + " " + new Version(3).clone().major);
        List<String> bridges = new ArrayList<>();
        for (Method method : Covariant.class.getDeclaredMethods()) {
            bridges.add(method.getName() + " " + method.getReturnType().getSimpleName() + " " + method.isBridge());
        }
        Collections.sort(bridges);
        System.out.println(bridges);
    }
}
