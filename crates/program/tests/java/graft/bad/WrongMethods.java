package bad;

import java.util.TreeMap;
import kukang.contracts.Requires;
import kukang.contracts.SpecFor;

@SpecFor(TreeMap.class)
abstract class WrongMethods {
    abstract Object gett(Object key);

    abstract boolean containsKey(String key);

    native static int size();

    @Requires("true")
    public abstract boolean isEmpty();

    @Requires("true")
    WrongMethods(String name) {}

    public void clear() {}

    public String toString() {
        return "";
    }

    boolean fine() {
        return new Entry(1).hashCode() == 0;
    }

    static class Entry {
        Entry(int key) {}
    }
}
