package stand_in;

import kukang.contracts.Assignable;
import kukang.contracts.Helper;
import kukang.contracts.Invariant;

/** Both texts of the annotation are asked of whom a method is called on by contract. */
@Invariant({"left >= 0", "right >= 0"})
class Pair {
    int left;
    int right;

    @Assignable("left")
    void reset() {
        left = 0;
    }

    @Helper
    void broken() {
        left = 0;
        right = -1;
        reset();
    }
}
