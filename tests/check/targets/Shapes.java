package targets;

public class Shapes {
    static class Circle {
        int radius;

        int area() {
            return 3 * radius * radius;
        }
    }

    static class Square {
        int side;

        int area() {
            return side * side;
        }
    }

    static class Disc extends Circle {
        boolean within(Shapes.Square square, java.util.List<Circle> circles, Circle... more) {
            return square != null;
        }
    }

    interface Shape {
        int area();
    }

    static int scale(int size) {
        return size;
    }

    static long scale(long size) {
        return size;
    }

    /** What the compiler adds to an enum is no target. */
    public enum Kind {
        ROUND, SQUARE;

        public boolean isRound() {
            return this == ROUND;
        }
    }
}
