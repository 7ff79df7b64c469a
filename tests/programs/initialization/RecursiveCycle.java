package initialization;

/** Classes that need each other see the half-initialized other, depending on who came first. */
public class RecursiveCycle {
    static class Left {
        static int before = 1;
        static int fromRight;

        static {
            System.out.println("left begins");
            fromRight = Right.value;
            System.out.println("left ends with " + fromRight);
        }

        static int value = 10;
        static final int CONSTANT = 100;
    }

    static class Right {
        static int fromLeft;

        static {
            System.out.println("right begins");
            fromLeft = Left.value + Left.before + Left.CONSTANT;
            System.out.println("right ends with " + fromLeft);
        }

        static int value = 20;
    }

    static class Parent {
        static Child child = new Child();
        static int number = 5;
    }

    static class Child extends Parent {
        static int own = 7;
        final int seen;

        Child() {
            seen = number * 100 + own;
        }
    }

    static class Singleton {
        static final Singleton INSTANCE = new Singleton();
        static int counter = 40;
        final int value;

        Singleton() {
            counter += 2;
            value = counter;
        }
    }

    public static void main(String[] args) {
        System.out.println(Left.value + " " + Right.value + " " + Left.fromRight + " " + Right.fromLeft);
        System.out.println(Parent.child.seen + " " + new Child().seen);
        System.out.println(Singleton.INSTANCE.value + " " + Singleton.counter);
    }
}
