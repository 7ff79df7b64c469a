package odd;

/** A record that may be its own next, since its constructor lets it out; nothing but that constructor can make it so. */
public record Ring(int value, Ring next) {
    static Ring last;

    public Ring(int value, Ring next) {
        last = this;
        this.value = value;
        this.next = next;
    }

    int sum() {
        return next == null ? value : value + next.value;
    }
}
