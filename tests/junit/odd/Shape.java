package odd;

/** A sealed family of records, with a default and a static method, and classes nested in an interface. */
public sealed interface Shape permits Shape.Circle, Shape.Square {
    int size();

    default boolean isLarger(Shape other) {
        return other == null || size() > other.size();
    }

    static Shape larger(Shape one, Shape other) {
        return one.isLarger(other) ? one : other;
    }

    record Circle(int size) implements Shape {
        public Circle {
            if (size < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    record Square(int size, String... names) implements Shape {
        boolean isNamed(String name) {
            return names != null && names.length > 0 && names[0] == name;
        }
    }

    final class Counter {
        int count;

        int next(Shape shape) {
            return shape == null ? count : ++count;
        }
    }
}
