package values;

/** Records, a sealed type and an enum for patterns. */
class Shapes {
    static Shape of(int number) {
        return number < 0 ? null : number % 2 == 0 ? new Circle(number) : new Square(number);
    }
}

sealed interface Shape permits Circle, Square {}

record Circle(int radius) implements Shape {}

record Square(int side) implements Shape {}

record Pair(Object first, Object second) {}

record Both<T>(T left, T right) {}

record Bad(int number) {
    @Override
    public int number() {
        if (number < 0) {
            throw new IllegalArgumentException("negative");
        }
        return number;
    }
}

enum Colour {
    RED,
    GREEN,
    BLUE;

    static Colour of(int number) {
        return number < 0 || number > 2 ? null : values()[number];
    }
}
