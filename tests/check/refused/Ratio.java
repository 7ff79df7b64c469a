package refused;

import java.util.Objects;
import kukang.contracts.Invariant;

/** Constructors that refuse what would lead to violations. */
public record Ratio(int part, int whole) {
    public Ratio {
        if (whole == 0) {
            throw new IllegalArgumentException("whole");
        }
    }

    int percent() {
        return 100 * part / whole;
    }
}

class Name {
    private final String text;

    Name(String text) {
        this(text, 0);
    }

    private Name(String text, int from) {
        Objects.requireNonNull(text);
        check(text);
        this.text = text;
    }

    private static void check(String text) {
        if (text.isEmpty()) {
            throw new IllegalStateException();
        }
    }

    int share() {
        return 10 / text.length();
    }
}

/** It takes everything, so there is nothing to say. */
class Any {
    private final int size;

    Any(int size) {
        this.size = size;
    }

    int share() {
        return 10 / size;
    }
}

/** What can be changed is no matter of constructors. */
class Open {
    int size;

    Open(int size) {
        if (size == 0) {
            throw new IllegalArgumentException();
        }
        this.size = size;
    }

    int share() {
        return 10 / size;
    }
}

/** Somebody has thought of it. */
class Said {
    private final int size;

    Said(int size) {
        if (size < 0) {
            throw new IllegalArgumentException();
        }
        this.size = size;
    }

    @Invariant
    boolean isPositive() {
        return size >= 0;
    }

    int share() {
        return 10 / size;
    }
}

class Reader {
    static int read(Ratio[] ratios) {
        return ratios == null || ratios.length == 0 || ratios[0] == null ? 0 : 1 / ratios[0].whole();
    }
}

/** What constructors catch, clean up after or synchronize on they do not refuse. */
class Careful {
    private final int size;

    Careful(int size) {
        int found;
        try {
            if (size == 3) {
                throw new Exception();
            }
            found = size;
        } catch (Exception refused) {
            found = 0;
        } finally {
            size++;
        }
        synchronized (this) {
            this.size = found;
        }
    }

    int share() {
        return 10 / size;
    }
}
