package language;

/** Records, sealed types and enums for patterns and `switch`. */
class Shapes {
    sealed interface Shape permits Circle, Square {}

    record Circle(int radius) implements Shape {}

    record Square(int side) implements Shape {}

    record Pair(Shape first, Shape second) {}

    enum Size {
        SMALL,
        MEDIUM,
        LARGE
    }
}
