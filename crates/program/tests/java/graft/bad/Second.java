package bad;

import kukang.contracts.SpecFor;
import subjects.Bag;

@SpecFor(Bag.class)
class Second {
    boolean repOk() {
        return true;
    }
}
