package beyond;

import java.util.Comparator;
import java.util.HashMap;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import kukang.contracts.Requires;

/** Collections that no input is, but that code makes. */
class Beyond {
    interface Sink {
        @Requires("arg0 != null")
        void take(HashMap<String, Integer> map);
    }

    static HashMap<String, Integer> otherKeys() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        return map;
    }

    static HashMap<String, Integer> capacity() {
        return new HashMap<>(32);
    }

    static TreeMap<String, Integer> comparator() {
        return new TreeMap<>(Comparator.reverseOrder());
    }

    static TreeSet<Integer> view() {
        return (TreeSet<Integer>) new TreeSet<Integer>().descendingSet();
    }

    static PriorityQueue<Integer> queueWithComparator() {
        return new PriorityQueue<>(Comparator.reverseOrder());
    }

    static Vector<Integer> room() {
        return new Vector<>(70000);
    }

    static void put(HashMap<String, Integer> map) {
        if (map != null) {
            map.put("a", 1);
        }
    }

    /** What comes after the call is reached, so this is refuted. */
    static void afterCall(Sink sink) {
        if (sink != null) {
            sink.take(otherKeys());
            assert false;
        }
    }
}
