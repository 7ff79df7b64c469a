package bad;

import java.util.TreeMap;
import java.util.function.IntFunction;
import kukang.contracts.SpecFor;

@SpecFor(TreeMap.class)
class WrongConstructor {
    IntFunction<Entry> maker() {
        return Entry::new;
    }

    Entry make() {
        return new Entry(1);
    }

    static class Entry {
        Entry(int key) {}
    }
}
