package faces;

import java.util.*;

/** Strings, boxes and collections are shown as what they hold, and results of methods are shown. */
class Shelf {
    record Item(String name, int price) {}

    enum Kind { FRUIT, BREAD }

    private final List<String> names;
    private static int limit = 3;

    //@ static invariant limit > 0;

    Shelf(List<String> names) {
        this.names = names;
    }

    //@ ensures \result.equals("new");
    static String string() {
        return "a \"new\"\tone";
    }

    //@ ensures \result.isEmpty();
    static List<Object> list() {
        return new ArrayList<>(Arrays.asList("a", 1, 2L, (short) 3, null, Kind.BREAD));
    }

    //@ ensures \result.isEmpty();
    static List<Item> items(int price) {
        List<Item> items = new LinkedList<>();
        items.add(new Item("bread", price));
        items.add(items.get(0));
        return Collections.unmodifiableList(items);
    }

    //@ ensures \result.isEmpty();
    static Map<String, Integer> hashed() {
        Map<String, Integer> map = new HashMap<>();
        map.put("b", 2000);
        map.put("a", 1);
        return map;
    }

    //@ ensures \result.isEmpty();
    static Map<Item, Set<Integer>> sorted() {
        Map<Item, Set<Integer>> map = new LinkedHashMap<>();
        map.put(new Item("bread", 2), new TreeSet<>(List.of(2, 1)));
        return map;
    }

    //@ ensures \result == null;
    static Object text(int number) {
        return new StringBuilder("no. ").append(number);
    }

    //@ requires name != null;
    //@ ensures \result == null;
    static String greeting(String name) {
        return "dear " + name + "!";
    }

    //@ ensures \result > number;
    static Integer same(int number) {
        return number;
    }

    //@ requires names != null;
    //@ ensures names.size() > 2;
    static void add(ArrayList<String> names) {
        names.add("x");
    }

    //@ requires map != null;
    //@ ensures map.isEmpty();
    static void put(HashMap<Integer, String> map) {
        map.put(5, "x");
    }

    /** It is what was passed. */
    //@ ensures \result == null;
    static Item itself(Item item) {
        return item;
    }

    void note(String name) {
        names.add(name);
    }

    static void allow(int more) {
        limit = more;
    }
}
