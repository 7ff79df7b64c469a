package collections;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class NestedToString {
    public static void main(String[] args) {
        List<Object> list = new ArrayList<>();
        list.add(1);
        list.add(list);
        list.add(Arrays.asList("a", Arrays.asList('b', null)));
        System.out.println(list);
        Map<Object, Object> map = new HashMap<>();
        map.put("self", map);
        map.put("list", List.of(1, List.of()));
        System.out.println(map);
        System.out.println(new TreeMap<>(Map.of(2, new LinkedHashSet<>(List.of("x", "y")), 1, Map.of())));
        System.out.println(Map.entry("k", List.of(1)) + " " + new java.util.AbstractMap.SimpleEntry<>("a", null));
    }
}
