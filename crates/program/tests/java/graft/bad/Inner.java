package bad;

import java.util.TreeMap;
import kukang.contracts.SpecFor;

@SpecFor(TreeMap.class)
class Inner {
    class KeySet {
        Object outside() {
            return Inner.this;
        }
    }
}
