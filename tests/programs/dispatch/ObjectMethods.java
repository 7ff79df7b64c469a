package dispatch;

import java.util.function.Supplier;

/** The methods of Object called on interfaces, arrays, enums, strings and lambdas. */
public class ObjectMethods {
    interface Thing { }

    static class Named implements Thing {
        @Override
        public String toString() {
            return "named thing";
        }

        @Override
        public int hashCode() {
            return 77;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Thing;
        }
    }

    static class Bare implements Thing { }

    interface Declares {
        String toString();

        boolean equals(Object o);
    }

    static class Copy implements Cloneable {
        int[] shared = {1};
        int own = 1;

        Copy copy() throws CloneNotSupportedException {
            return (Copy) clone();
        }
    }

    static class NotCopy {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    public static void main(String[] args) throws Exception {
        Thing named = new Named();
        Thing bare = new Bare();
        System.out.println(named + " " + named.hashCode() + " " + named.equals(bare) + " " + bare.equals(named));
        System.out.println(named.getClass().getName() + " " + bare.getClass().getName());
        System.out.println(bare.toString().equals("dispatch.ObjectMethods$Bare@" + Integer.toHexString(bare.hashCode())));
        System.out.println(bare.hashCode() == System.identityHashCode(bare));
        System.out.println(named.hashCode() == System.identityHashCode(named));
        Declares declares = new Declares() {
            @Override
            public String toString() {
                return "declared";
            }
        };
        System.out.println(declares + " " + declares.equals(declares));
        int[] ints = {1, 2, 3};
        Object asObject = ints;
        int[] copy = ints.clone();
        System.out.println(ints.equals(copy) + " " + asObject.equals(ints) + " " + copy.length);
        System.out.println(ints.getClass().getName() + " " + new String[0][0].getClass().getName() + " "
                + new Thing[0].getClass().getName());
        System.out.println(asObject.toString().startsWith("[I@"));
        Copy original = new Copy();
        Copy second = original.copy();
        second.own = 2;
        second.shared[0] = 2;
        System.out.println(original.own + " " + original.shared[0] + " " + (original.shared == second.shared));
        try {
            new NotCopy().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        Supplier<String> lambda = () -> "x";
        System.out.println(lambda.equals(lambda) + " " + lambda.getClass().isSynthetic());
        System.out.println("Ab".hashCode() + " " + Boolean.hashCode(true) + " " + Long.valueOf(1L << 32).hashCode());
    }
}
