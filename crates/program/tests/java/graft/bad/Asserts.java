package bad;

import java.util.TreeMap;
import kukang.contracts.SpecFor;

@SpecFor(TreeMap.class)
class Asserts {
    int size;

    boolean repOk() {
        assert size >= 0;
        return true;
    }
}
