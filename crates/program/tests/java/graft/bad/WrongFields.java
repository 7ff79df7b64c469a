package bad;

import java.util.TreeMap;
import kukang.contracts.NonNull;
import kukang.contracts.SpecFor;

@SpecFor(TreeMap.class)
class WrongFields {
    static final boolean RED = true;
    Entry rot;
    long size;
    static int modCount;
    @NonNull java.util.Set<?> keySet;

    static class Entry {
        int key;
        Entry up;
    }
}
