package receivers;

/** An object that everybody knows is one among others. */
public final class Dial {
    static final Dial NONE = new Dial(0);

    private final int value;

    Dial(int value) {
        this.value = value;
    }

    int read() {
        if (this == NONE) {
            throw new IllegalStateException("nothing to read");
        }
        return value;
    }
}
