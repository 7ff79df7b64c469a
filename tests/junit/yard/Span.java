package yard;

/** A record whose constructor wants more than the least numbers of a path. */
public record Span(int low, int high) {
    public Span {
        if (low >= high || low < 5) {
            throw new IllegalArgumentException();
        }
    }

    boolean isWide() {
        return high - low > 10;
    }

    boolean has(int number) {
        return low <= number && number < high;
    }
}
