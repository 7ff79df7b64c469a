package initialization;

/** Field initializers and instance blocks run after the super constructor and before the rest of the own one. */
public class InstanceOrder {
    static int note(String name) {
        System.out.println(name);
        return name.length();
    }

    static class Parent {
        int a = note("parent field");

        {
            note("parent block");
        }

        Parent() {
            this(note("parent argument"));
            note("parent constructor");
        }

        Parent(int x) {
            note("parent constructor of " + x);
        }
    }

    static class Child extends Parent {
        {
            note("child block before sees " + this.b);
        }

        int b = note("child field");

        {
            note("child block after sees " + b);
            b = 100;
        }

        final int c;

        Child() {
            this("delegated");
            note("child constructor with " + b + " " + c);
        }

        Child(String text) {
            super();
            c = note("child constructor of " + text);
        }

        Child(int x) {
            super(note("child argument"));
            c = x;
        }
    }

    public static void main(String[] args) {
        new Child();
        System.out.println("--");
        new Child(5);
        System.out.println("--");
        new Child(6) {
            int d = note("anonymous field");
        };
    }
}
