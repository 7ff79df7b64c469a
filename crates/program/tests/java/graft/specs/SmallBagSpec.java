package specs;

import kukang.contracts.Invariant;
import kukang.contracts.SpecFor;
import subjects.SmallBag;

/** Overrides a method that another spec grafts, and calls it. */
@SpecFor(SmallBag.class)
abstract class SmallBagSpec extends BagSpec {
    boolean strict;

    @Invariant
    @Override
    boolean repOk() {
        return super.repOk() && (!strict || size < 5);
    }
}
