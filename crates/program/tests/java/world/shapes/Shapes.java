package shapes;

import java.util.AbstractList;

/** A few types of every sort below {@link Shape}, and some below types of the JDK. */
public class Shapes {
    interface Solid extends Shape {}

    abstract static class Polygon implements Shape {}

    static class Square extends Polygon {
        public int area() {
            return 4;
        }
    }

    static final class Cube extends Square implements Solid {}

    record Circle(int radius) implements Shape, Comparable<Circle> {
        public int area() {
            return 3 * radius * radius;
        }

        public int compareTo(Circle other) {
            return Integer.compare(radius, other.radius);
        }
    }

    enum Fixed implements Shape {
        POINT,
        UNIT {
            @Override
            public int area() {
                return 1;
            }
        };

        public int area() {
            return 0;
        }
    }

    static class Sides extends AbstractList<Shape> {
        public Shape get(int index) {
            return Fixed.POINT;
        }

        public int size() {
            return 1;
        }
    }

    static class NoInt extends Exception {
        private static final long serialVersionUID = 1;
    }
}
