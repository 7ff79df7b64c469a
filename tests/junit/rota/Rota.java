package rota;

import java.util.Iterator;
import java.util.LinkedList;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collections that change while entries, iterators and views of them come out. */
class Rota {
    private final TreeMap<Integer, String> jobs = new TreeMap<>();
    private final LinkedList<String> lines = new LinkedList<>();

    Map.Entry<Integer, String> next() {
        return jobs.pollFirstEntry();
    }

    /** An entry that stays in the map. */
    Map.Entry<Integer, String> last() {
        jobs.pollFirstEntry();
        return jobs.lastEntry();
    }

    SortedMap<Integer, String> rest() {
        if (jobs.size() > 1) {
            jobs.pollFirstEntry();
        }
        return jobs.descendingMap();
    }

    /** An iterator between two nodes, one of which is taken out. */
    Iterator<String> drop() {
        Iterator<String> all = lines.iterator();
        if (lines.size() > 1) {
            all.next();
            all.remove();
        }
        return all;
    }
}
