package exceptions;

/** Storing through a covariant array is checked against the array's own element type. */
public class ArrayStoreChecks {
    interface Animal { }

    static class Dog implements Animal { }

    static class Puppy extends Dog { }

    static class Cat implements Animal { }

    static void store(Object[] array, Object value) {
        try {
            array[0] = value;
            System.out.println("stored");
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        store(new Object[1], "text");
        store(new String[1], "text");
        store(new String[1], null);
        store(new Integer[1], "text");
        store(new String[1], 1);
        store(new Animal[1], new Dog());
        store(new Dog[1], new Puppy());
        store(new Puppy[1], new Dog());
        store(new Dog[1], new Cat());
        store(new Animal[1], "text");
        store(new Runnable[1], new Cat());
        store(new Object[1], new int[0]);
        store(new int[1][], new int[0]);
        store(new int[1][], new long[0]);
        store(new int[1][], "text");
        store(new Object[1][], new int[0]);
        store(new Object[1][], new String[0]);
        store(new Animal[1][], new Puppy[0]);
        store(new Puppy[1][], new Animal[0]);
        store(new Cloneable[1], new int[0]);
        store(new Comparable[1], new int[0]);
        store(new Number[1], 1.5);
    }
}
