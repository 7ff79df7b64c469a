package sequenced;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;

public class SequencedMaps {
    public static void main(String[] args) {
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("b", 2);
        m.put("c", 3);
        m.putFirst("a", 1);
        m.putLast("b", 22);
        System.out.println(m + " " + m.firstEntry() + " " + m.lastEntry() + " " + m.reversed());
        System.out.println(m.sequencedKeySet().reversed() + " " + m.sequencedValues().getLast() + " " + m.sequencedEntrySet().getFirst());
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m);
        m.reversed().put("z", 26);
        m.reversed().putFirst("y", 25);
        System.out.println(m + " " + m.reversed().keySet());
        SequencedMap<Integer, String> t = new TreeMap<>(Map.of(1, "x", 2, "y"));
        System.out.println(t.reversed() + " " + t.lastEntry());
        try {
            t.putFirst(0, "w");
        } catch (UnsupportedOperationException e) {
            System.out.println("sorted map decides");
        }
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(1, 2, 3));
        s.addFirst(3);
        s.addLast(1);
        System.out.println(s + " " + s.reversed() + " " + s.removeFirst() + " " + new TreeSet<>(s).reversed());
    }
}
