package kukang.specs;

import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;

/** A string whose characters are bytes. One with other characters has two bytes for each, and at least one character that needs them. */
@SpecFor(String.class)
abstract class StringSpec {
    @Owned
    byte[] value;

    byte coder;

    @Limit("with characters beyond Latin-1")
    boolean isCovered() {
        return coder == 0;
    }

    @Invariant
    boolean repOk() {
        return coder == 0 && value != null;
    }
}
