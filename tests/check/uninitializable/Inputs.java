package uninitializable;

/** Classes whose static initializers fail: nobody can make an object of them, so that no input is one. */
class Inputs {
    static class Broken {
        static int parsed = Integer.parseInt("x");
        int own;

        int own() {
            return own;
        }
    }

    static class Below extends Broken {
    }

    enum Choice {
        ONE;

        static {
            if (ONE.ordinal() == 0) {
                throw new IllegalStateException();
            }
        }
    }

    interface Shape {
        int sides();
    }

    static class Square implements Shape {
        public int sides() {
            return 4;
        }
    }

    static class Round implements Shape {
        static final int SIDES = Integer.parseInt("none");

        public int sides() {
            return SIDES;
        }
    }

    static int given(Broken broken) {
        return broken == null ? 0 : broken.own;
    }

    static int below(Below below) {
        return below == null ? 0 : below.own;
    }

    static int chosen(Choice choice) {
        return choice == null ? 0 : 1;
    }

    static boolean isBroken(Object object) {
        return object instanceof Broken;
    }

    /** Arrays of the class can be made, with nothing in them. */
    static boolean holdsOne(Broken[] all) {
        return all != null && all.length > 0 && all[0] != null;
    }

    static int sides(Shape shape) {
        return shape == null ? 0 : shape.sides();
    }

    static void swap(Shape[] these, Shape[] those) {
        Shape shape = these[0];
        these[0] = those[0];
        those[0] = shape;
    }

    /** The error of the initializer the first time, that of a class without one from then on. */
    static int readTwice() {
        int seen = 0;
        try {
            seen = Broken.parsed;
        } catch (ExceptionInInitializerError first) {
            seen = 1;
        }
        try {
            return Broken.parsed;
        } catch (NoClassDefFoundError second) {
            return seen + 1;
        }
    }

    /** A superclass fails together with the class that needs it, whatever was tried first. */
    static int readBelow() {
        int seen = 0;
        try {
            new Below();
        } catch (ExceptionInInitializerError first) {
            seen = 1;
        }
        try {
            return Broken.parsed;
        } catch (NoClassDefFoundError second) {
            return seen + 1;
        }
    }

    static boolean readAbove() {
        try {
            return Broken.parsed == 0;
        } catch (ExceptionInInitializerError first) {
            try {
                return new Below() == null;
            } catch (NoClassDefFoundError second) {
                return true;
            }
        }
    }
}
