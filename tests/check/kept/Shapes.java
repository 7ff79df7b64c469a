package kept;

import kukang.contracts.Invariant;

/** Whether somebody has asked for the class of an enum before makes no difference to a method that has nothing to do with it. */
class Shapes {
    enum Level {
        LOW(1), HIGH(2);

        int height;

        Level(int height) {
            this.height = height;
        }
    }

    static final Level LEAST = Level.LOW;

    interface Shape {
    }

    static class Circle implements Shape {
        int radius;
        static int least = 0;

        @Invariant
        boolean isValid() {
            return radius >= least;
        }
    }

    static class Square implements Shape {
        int side;

        @Invariant
        boolean isValid() {
            return side >= 0;
        }
    }

    static int count(Shape first, Shape second, int number) {
        int bits = 0;
        for (int i = 0; i < 3; i++) {
            bits += number >> i & 1;
        }
        return first == null ? bits : 0;
    }
}

class Asks {
    static boolean isThere() {
        return Shapes.Level.class != null;
    }
}
