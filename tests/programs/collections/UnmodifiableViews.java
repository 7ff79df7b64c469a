package collections;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class UnmodifiableViews {
    static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " done");
        } catch (UnsupportedOperationException | NullPointerException | IllegalArgumentException | ClassCastException e) {
            System.out.println(what + " " + e.getClass().getSimpleName());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<Integer> base = new ArrayList<>(List.of(1, 2));
        List<Integer> view = Collections.unmodifiableList(base);
        List<Integer> copy = List.copyOf(base);
        base.add(3);
        System.out.println(view + " " + copy);
        attempt("view add", () -> view.add(1));
        attempt("view iterator remove", () -> view.iterator().remove());
        attempt("copy set", () -> copy.set(0, 1));
        attempt("List.of null", () -> List.of(1, null));
        attempt("contains null", () -> List.of(1).contains(null));
        attempt("Set.of duplicate", () -> Set.of("a", "a"));
        attempt("Map.of duplicate", () -> Map.of("a", 1, "a", 2));
        attempt("Map.of put", () -> Map.of("a", 1).put("b", 2));
        attempt("asList set", () -> Arrays.asList(1, 2).set(0, 5));
        attempt("asList add", () -> Arrays.asList(1, 2).add(5));
        attempt("emptyList sort", () -> Collections.emptyList().sort(null));
        attempt("keySet add", () -> new TreeMap<String, String>().keySet().add("x"));
        Collection checked = Collections.checkedList(new ArrayList<>(), String.class);
        attempt("checked add", () -> checked.add(5));
        System.out.println(Collections.unmodifiableMap(new TreeMap<>(Map.of("b", 1, "a", 2))) + " " + Set.of("x", "y", "z").contains("y")
                + " " + Map.ofEntries(Map.entry("k", 9)) + " " + List.of(1, 2, 3).equals(Arrays.asList(1, 2, 3))
                + " " + Set.of(1, 2, 3).equals(new java.util.HashSet<>(Arrays.asList(3, 2, 1))) + " " + Map.of(1, 2, 3, 4).hashCode());
    }
}
