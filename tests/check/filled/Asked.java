package filled;

import java.util.List;
import java.util.Objects;

/** Records whose constructors look at what they are given before they keep it. */
record Asked(String named, String checked, String looked, List<String> copied, String stripped, String blank) {
    Asked {
        Objects.requireNonNull(named, "a name is wanted");
        if (checked == null) {
            throw new IllegalArgumentException("checked");
        }
        if (looked.isEmpty() || looked.length() > 3) {
            throw new IllegalArgumentException(looked);
        }
        copied = List.copyOf(copied);
        stripped = stripped.strip();
        if (blank == null || blank.isBlank()) {
            throw new IllegalArgumentException("blank: " + blank);
        }
    }

    /** Verified: the constructor has asked. */
    boolean isAll() {
        return named != null && checked != null && looked != null && copied != null && stripped != null && blank != null
            || 1 / (named == null ? 0 : 1) < 0;
    }

    /** Verified. */
    int length() {
        return named.length() + checked.length() + looked.length() + stripped.length() + blank.length();
    }
}

/** Constructors that only seem to look. */
final class Missed {
    private final Label sometimes;
    private final Label swallowed;
    private final Label later;
    private final Label half;
    private final Label looped;

    Missed(Label sometimes, Label swallowed, Label later, Label half, Label looped, int count) {
        if (count > 0) {
            Objects.requireNonNull(sometimes);
        }
        this.sometimes = sometimes;
        try {
            Objects.requireNonNull(swallowed);
        } catch (NullPointerException nobody) {
            count++;
        }
        this.swallowed = swallowed;
        Objects.requireNonNull(later);
        later = count > 0 ? later : null;
        this.later = later;
        if (half != null && half.text > 0) {
            throw new IllegalArgumentException();
        }
        this.half = half;
        Objects.requireNonNull(looped);
        for (int place = 0; place < count; place++) {
            looped = null;
        }
        this.looped = looped;
    }

    /** Violated: it was asked only sometimes. */
    int sometimes() {
        return sometimes.text;
    }

    /** Violated: what was found is forgotten. */
    int swallowed() {
        return swallowed.text;
    }

    /** Violated: another one was put there. */
    int later() {
        return later.text;
    }

    /** Violated: null is as good as any. */
    int half() {
        return half.text;
    }

    /** Violated: a loop has changed it. */
    int looped() {
        return looped.text;
    }
}
