package collections;

import java.util.Map;
import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.TreeMap;

public class TreeMapNavigation {
    public static void main(String[] args) {
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < 10; i++) {
            t.put(i * 37 % 100, "v" + i);
        }
        System.out.println(t);
        System.out.println(t.firstKey() + " " + t.lastEntry() + " " + t.floorKey(50) + " " + t.ceilingKey(50) + " " + t.lowerKey(37)
                + " " + t.higherKey(37) + " " + t.floorKey(-1) + " " + t.ceilingEntry(1000));
        NavigableMap<Integer, String> sub = t.subMap(20, true, 74, false);
        System.out.println(sub + " " + t.headMap(37) + " " + t.tailMap(85, false));
        System.out.println(sub.descendingMap() + " " + sub.firstKey() + " " + sub.lastKey() + " " + sub.size());
        sub.remove(37);
        t.put(40, "through");
        System.out.println(sub + " " + t.containsKey(37));
        try {
            sub.put(80, "outside");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(t.pollFirstEntry() + " " + t.pollLastEntry() + " " + t.descendingKeySet());
        for (Map.Entry<Integer, String> e : t.entrySet()) {
            e.setValue(e.getValue() + "!");
        }
        System.out.println(t.values());
        sub.clear();
        System.out.println(t);
        try {
            new TreeMap<String, String>().firstKey();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            t.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("no null key");
        }
    }
}
