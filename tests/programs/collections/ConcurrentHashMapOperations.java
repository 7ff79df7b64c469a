package collections;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentHashMapOperations {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (int i = 0; i < 60; i++) {
            m.merge("k" + i % 25, i, Integer::sum);
        }
        System.out.println(m.size() + " " + m.mappingCount());
        System.out.println(m);
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            if (e.getValue() > 70) {
                m.remove(e.getKey());
            }
        }
        System.out.println(m);
        System.out.println(m.putIfAbsent("k0", 1) + " " + m.putIfAbsent("new", 1) + " " + m.computeIfAbsent("c", String::length)
                + " " + m.computeIfPresent("c", (k, v) -> null) + " " + m.replace("new", 1, 2) + " " + m.getOrDefault("no", -1));
        System.out.println(m.reduceValues(Long.MAX_VALUE, Integer::sum) + " " + m.search(Long.MAX_VALUE, (k, v) -> v == 2 ? k : null)
                + " " + m.containsValue(2) + " " + ConcurrentHashMap.newKeySet().add("x"));
        try {
            m.put("n", null);
        } catch (NullPointerException e) {
            System.out.println("no null value");
        }
        try {
            m.computeIfAbsent("outer", k -> m.computeIfAbsent("outer", j -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
