package collections;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class HashMapIterationOrder {
    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        String[] words = "the quick brown fox jumps over the lazy dog while seven wizards mix jugs of odd black quartz".split(" ");
        for (int i = 0; i < words.length; i++) {
            map.put(words[i], i);
            // Printing around each doubling shows how a resize splits the bins.
            if (i == 10 || i == 13 || i == words.length - 1) {
                System.out.println(map);
            }
        }
        map.put(null, -1);
        System.out.println(map.keySet() + " " + map.get(null));
        System.out.println(map.values());
        System.out.println(map.remove("fox") + " " + map.remove("fox") + " " + map.containsKey("dog") + " " + map.containsValue(4));
        Set<Integer> ints = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            ints.add(i * i * 7919);
        }
        System.out.println(ints);
        System.out.println(new HashMap<>(Map.of("k", 1)).equals(Map.of("k", 1)) + " " + new HashMap<>(Map.of("k", 1)).hashCode());
    }
}
