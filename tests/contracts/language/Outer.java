package language;

/** Classes that others import by their names alone. */
class Outer {
    static class Single {
        final int value;

        Single(int value) {
            this.value = value;
        }
    }

    enum Colour {
        RED,
        GREEN
    }

    interface Shape {}
}
