package initialization;

/** An interface with a default method is initialized with its implementor; one without waits for its field. */
public class InterfaceInitialization {
    static int note(String name) {
        System.out.println("init " + name);
        return name.length();
    }

    interface Silent {
        int FIELD = note("Silent");

        void abstractOne();
    }

    interface WithDefault extends Silent {
        int FIELD = note("WithDefault");

        default void concrete() { }
    }

    interface WithStatic {
        int FIELD = note("WithStatic");

        static void helper() {
            System.out.println("helper");
        }
    }

    interface Below extends WithDefault {
        int FIELD = note("Below");
    }

    static class Implementor implements Below, WithStatic {
        static int field = note("Implementor");

        public void abstractOne() { }
    }

    static class Second implements WithDefault {
        static int field = note("Second");

        public void abstractOne() { }
    }

    interface Lonely {
        int FIELD = note("Lonely");
        int CONSTANT = 12;

        default int answer() {
            return 42;
        }
    }

    interface LonelyChild extends Lonely {
        int OTHER = note("LonelyChild");
    }

    public static void main(String[] args) {
        System.out.println("start");
        new Implementor();
        System.out.println("second");
        new Second();
        System.out.println("static method");
        WithStatic.helper();
        System.out.println("field " + Below.FIELD);
        System.out.println("constant " + Lonely.CONSTANT);
        System.out.println("child field " + LonelyChild.OTHER);
        System.out.println("lambda");
        Lonely[] none = new Lonely[1];
        System.out.println(none.length);
        System.out.println("parent field " + LonelyChild.FIELD);
        System.out.println("silent " + Silent.FIELD);
    }
}
