package bad;

import java.util.TreeMap;
import kukang.contracts.SpecFor;

@SpecFor(TreeMap.class)
class Initializer {
    static Object UNBOUNDED = new Object();
}
