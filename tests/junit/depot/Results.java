package depot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collections of the JDK as results, in fields and as arguments. */
public class Results {
    static class Item {
        final int id;

        Item(int id) {
            this.id = id;
        }
    }

    /** Equal to others, so that equality does not say which one it is. */
    static final class Tag {
        final int id;

        Tag(int id) {
            this.id = id;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Tag && ((Tag) other).id == id;
        }

        @Override
        public int hashCode() {
            return id;
        }
    }

    private List<Integer> last;
    private Map<String, Integer> seen = new HashMap<>();

    public List<Integer> remember(int number) {
        last = new ArrayList<>();
        last.add(number);
        return last;
    }

    public static List<Integer> list(int first, int second) {
        List<Integer> all = new ArrayList<>();
        if (first > 0) {
            all.add(first);
        }
        if (second > 0) {
            all.add(null);
        }
        return all;
    }

    public static List<Item> items(Item given, int id) {
        List<Item> all = new ArrayList<>();
        if (given != null) {
            all.add(given);
        }
        if (id > 0) {
            all.add(new Item(id));
        }
        return all;
    }

    public static List<Tag> tags(Tag given) {
        return given == null ? List.of() : List.of(given);
    }

    public static List<List<Integer>> nested(int number) {
        return List.of(Arrays.asList(number, 2), new LinkedList<>());
    }

    public static Optional<Item> find(Item given, int id) {
        return given != null && given.id == id ? Optional.of(given) : Optional.empty();
    }

    public static Optional<Item> make(int id) {
        return id > 0 ? Optional.of(new Item(id)) : Optional.empty();
    }

    public static OptionalInt least(int number) {
        return number < 0 ? OptionalInt.of(number) : OptionalInt.empty();
    }

    public static Map<String, Integer> counts(int number) {
        Map<String, Integer> map = new HashMap<>();
        map.put("all", number);
        if (number > 0) {
            map.put("positive", 1);
        }
        return map;
    }

    public static Map<String, Integer> ordered(int number) {
        Map<String, Integer> map = new LinkedHashMap<>();
        map.put("z", number);
        if (number > 0) {
            map.put("a", null);
        }
        return map;
    }

    public static SortedMap<Integer, Item> sorted(int number) {
        SortedMap<Integer, Item> map = new TreeMap<>();
        map.put(2, new Item(number));
        if (number > 0) {
            map.put(1, null);
        }
        return map;
    }

    public static Set<String> set(boolean isFull) {
        return isFull ? new HashSet<>(Arrays.asList("a", "b", null)) : Collections.emptySet();
    }

    public static Set<String> chain(boolean isFull) {
        return isFull ? new LinkedHashSet<>(Arrays.asList("b", "a")) : Set.of();
    }

    public static Map<Integer, String> fixed(boolean isFull) {
        return isFull ? Map.of(1, "x") : Map.of();
    }

    public static Deque<Item> queue(Item given) {
        Deque<Item> queue = new ArrayDeque<>();
        if (given != null) {
            queue.push(given);
            queue.addLast(new Item(7));
        }
        return queue;
    }

    public static PriorityQueue<Integer> heap(int number) {
        return new PriorityQueue<>(Arrays.asList(number, 1));
    }

    public static List<Integer> wrapped(boolean isFull) {
        return isFull ? Collections.unmodifiableList(Arrays.asList(1, 2)) : Collections.singletonList(null);
    }

    public static int size(ArrayList<Integer> all) {
        return all == null || all.isEmpty() ? 0 : all.get(0) == null ? 1 : 2;
    }

    public static void extend(ArrayList<Integer> all, int number) {
        if (all != null && all.size() < 2) {
            all.add(number);
        }
    }

    public static int count(HashMap<String, Integer> map) {
        return map == null ? 0 : map.isEmpty() ? 1 : 2;
    }

    public static int first(TreeMap<Integer, String> map) {
        return map == null || map.isEmpty() ? 0 : map.firstKey() > 3 ? 1 : 2;
    }

    public static boolean has(Optional<Integer> value) {
        return value != null && value.isPresent() && value.get() > 3;
    }

    public static boolean isPositive(OptionalInt value) {
        return value != null && value.orElse(-1) > 0;
    }
}
