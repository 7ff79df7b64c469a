package spec_statements;

import java.util.StringJoiner;

class Bag {
    private int count;

    int count() {
        return count;
    }

    static int join(StringJoiner joiner) {
        return joiner == null ? 0 : 1;
    }
}
