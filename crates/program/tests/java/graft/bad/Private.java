package bad;

import kukang.contracts.SpecFor;
import subjects.SmallBag;

@SpecFor(SmallBag.class)
abstract class Private {
    int size;

    abstract int count();
}
