package initialization;

/** Initializing a class initializes its superclasses first, but not the interfaces it merely implements. */
public class SuperclassFirst {
    static String note(String name) {
        System.out.println("init " + name);
        return name;
    }

    interface Plain {
        String FIELD = note("Plain");
    }

    static class Grand {
        static String field = note("Grand");
    }

    static class Parent extends Grand implements Plain {
        static String own = note("Parent");
    }

    static class Child extends Parent {
        static String mine = note("Child");

        static void call() {
            System.out.println("called");
        }
    }

    static class Other extends Parent {
        static String mine = note("Other");
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.out.println("inherited " + Child.field);
        System.out.println("parent's " + Child.own);
        Child.call();
        new Other();
        System.out.println("interface " + Child.FIELD);
    }
}
