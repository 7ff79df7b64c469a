package collections;

import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Map;

public class HashMapCompute {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String w : "a b a c b a".split(" ")) {
            m.merge(w, 1, Integer::sum);
        }
        System.out.println(m);
        System.out.println(m.merge("a", 0, (x, y) -> null) + " " + m);
        System.out.println(m.computeIfAbsent("z", String::length) + " " + m.computeIfAbsent("z", k -> 100) + " " + m.computeIfAbsent("q", k -> null));
        System.out.println(m.computeIfPresent("b", (k, v) -> v * 10) + " " + m.computeIfPresent("none", (k, v) -> v) + " " + m.computeIfPresent("c", (k, v) -> null));
        System.out.println(m.compute("n", (k, v) -> v == null ? 5 : v + 1) + " " + m.compute("n", (k, v) -> v == null ? 5 : v + 1));
        System.out.println(m.putIfAbsent("n", 0) + " " + m.putIfAbsent("o", 0) + " " + m.getOrDefault("p", -1));
        System.out.println(m.replace("n", 7) + " " + m.replace("n", 6, 8) + " " + m.replace("n", 7, 9) + " " + m.remove("n", 7));
        m.replaceAll((k, v) -> v + k.charAt(0));
        System.out.println(m);
        StringBuilder b = new StringBuilder();
        m.forEach((k, v) -> b.append(k).append('=').append(v).append(';'));
        System.out.println(b);
        try {
            m.computeIfAbsent("new", k -> {
                m.put("other", 1);
                return 2;
            });
        } catch (ConcurrentModificationException e) {
            System.out.println("changed while computing");
        }
        m.entrySet().removeIf(e -> e.getValue() > 100);
        m.keySet().remove("o");
        System.out.println(m.size());
    }
}
