package specs;

import kukang.contracts.Invariant;
import kukang.contracts.SpecFor;

@SpecFor(Bag.class)
abstract class BagSpec {
    int[] items;
    int count;

    abstract int last() throws ArrayIndexOutOfBoundsException;

    @Invariant
    boolean repOk() {
        return items != null && 0 <= count && count <= items.length;
    }
}
