package collections;

import java.util.Comparator;
import java.util.TreeMap;

public class TreeMapComparator {
    public static void main(String[] args) {
        TreeMap<String, Integer> t = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        t.put("Banana", 1);
        t.put("apple", 2);
        t.put("BANANA", 3);
        t.put("cherry", 4);
        System.out.println(t + " " + t.get("bAnAnA") + " " + t.containsKey("APPLE"));
        TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsLast(Comparator.comparing(String::length).reversed()));
        nulls.put("a", 1);
        nulls.put(null, 0);
        nulls.put("ccc", 3);
        nulls.put("bb", 2);
        nulls.put("xx", 22);
        System.out.println(nulls + " " + nulls.lastKey() + " " + nulls.headMap("bb", true));
        System.out.println(nulls.descendingMap() + " " + (t.comparator() == String.CASE_INSENSITIVE_ORDER));
        TreeMap<Integer, Integer> big = new TreeMap<>(Comparator.comparingInt(x -> x % 50));
        for (int i = 0; i < 500; i++) {
            big.merge(i, 1, Integer::sum);
        }
        System.out.println(big.size() + " " + big.firstEntry() + " " + big.get(99));
        for (int i = 0; i < 40; i++) {
            big.remove(i * 3);
        }
        System.out.println(big);
    }
}
