package picky;

/** Objects that nobody can make break the method too, but those that people have do so as well. */
public record Cash(int cents) {
    public Cash {
        if (cents < 0) {
            throw new IllegalArgumentException("cents");
        }
    }

    public Cash times(int factor) {
        return new Cash(cents * factor);
    }

    public Cash plus(Cash other) {
        return other == null ? this : new Cash(cents + other.cents);
    }
}
