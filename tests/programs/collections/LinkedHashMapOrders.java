package collections;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

public class LinkedHashMapOrders {
    public static void main(String[] args) {
        Map<String, Integer> inserted = new LinkedHashMap<>();
        inserted.put("z", 1);
        inserted.put("a", 2);
        inserted.put("m", 3);
        inserted.put("z", 4);
        inserted.get("z");
        System.out.println(inserted);
        Map<String, Integer> accessed = new LinkedHashMap<>(16, 0.75f, true);
        accessed.putAll(inserted);
        accessed.get("z");
        accessed.put("a", 5);
        accessed.getOrDefault("m", 0);
        System.out.println(accessed);
        Map<Integer, String> bounded = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
                if (size() > 3) {
                    System.out.println("evict " + eldest);
                    return true;
                }
                return false;
            }
        };
        for (int i = 0; i < 5; i++) {
            bounded.put(i, "v" + i);
            bounded.get(0);
        }
        System.out.println(bounded);
        System.out.println(new LinkedHashSet<>(List.of(3, 1, 2, 1, 3, 9)));
    }
}
