package bad_spec;

import java.util.TreeMap;
import kukang.contracts.Invariant;
import kukang.contracts.SpecFor;

@SpecFor(TreeMap.class)
abstract class Wrong {
    int sise;

    @Invariant
    public boolean isEmpty() {
        return sise == 0;
    }
}
