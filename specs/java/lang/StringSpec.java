package kukang.specs;

import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;

/** A string whose characters are bytes. One with other characters has two bytes for each, and at least one character that needs them. */
@SpecFor(String.class)
abstract class StringSpec {
    /** Strings that are longer would only add errors of too little memory. */
    static final int MOST = 1 << 16;

    @Owned
    byte[] value;

    byte coder;

    @Limit("with characters beyond Latin-1, or with more than 65536 of them")
    boolean isCovered() {
        return coder == 0 && (value == null || value.length <= MOST);
    }

    @Invariant
    boolean repOk() {
        return coder == 0 && value != null && value.length <= MOST;
    }
}
