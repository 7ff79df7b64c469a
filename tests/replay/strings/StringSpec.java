package strings;

import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.SpecFor;

/** Strings of Latin-1, whose hash code nobody has asked for yet. */
@SpecFor(String.class)
abstract class StringSpec {
    private byte[] value;
    private byte coder;
    private int hash;
    private boolean hashIsZero;

    @Invariant
    boolean hasCharacters() {
        return value != null;
    }

    @Limit("with characters beyond Latin-1, or that know their hash code")
    boolean isCovered() {
        return coder == 0 && hash == 0 && !hashIsZero && value.length <= 65536;
    }
}
