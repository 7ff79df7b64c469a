package constants;

public final class Holder {
    static final Holder ONLY = new Holder(Ring.END);

    final Ring ring;

    private Holder(Ring ring) {
        this.ring = ring;
    }
}
