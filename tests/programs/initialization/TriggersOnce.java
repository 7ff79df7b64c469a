package initialization;

/** Every kind of first use triggers initialization, and arguments are evaluated before a static call does. */
public class TriggersOnce {
    static int note(String name) {
        System.out.println(name);
        return 1;
    }

    static class ByField {
        static {
            note("ByField");
        }

        static int field;
    }

    static class ByStore {
        static {
            note("ByStore");
            field = 5;
        }

        static int field;
    }

    static class ByMethod {
        static {
            note("ByMethod");
        }

        static void method(int a) { }
    }

    static class ByInstance {
        static {
            note("ByInstance");
        }

        ByInstance(int a) { }
    }

    static class ByMethodReference {
        static {
            note("ByMethodReference");
        }

        static void method() {
            note("referenced");
        }
    }

    static class ByConstructorReference {
        static {
            note("ByConstructorReference");
        }
    }

    static class Outer {
        static {
            note("Outer");
        }

        static class Inner {
            static {
                note("Inner");
            }

            static int field;
        }
    }

    public static void main(String[] args) {
        System.out.println(ByField.field);
        ByStore.field = note("stored value");
        System.out.println(ByStore.field);
        ByMethod.method(note("argument"));
        new ByInstance(note("constructor argument"));
        System.out.println("references");
        Runnable reference = ByMethodReference::method;
        System.out.println("created");
        reference.run();
        java.util.function.Supplier<Object> constructor = ByConstructorReference::new;
        System.out.println("created");
        constructor.get();
        System.out.println(Outer.Inner.field);
        ByField.field++;
        ByMethod.method(2);
    }
}
