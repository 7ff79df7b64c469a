package depot;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Results of the JDK's classes that are no collections of their own, or no collections at all. */
public class Views {
    enum Color { RED, GREEN, BLUE }

    private Views() {
    }

    static EnumSet<Color> colors(Color from) {
        return from == null ? EnumSet.noneOf(Color.class) : EnumSet.range(from, Color.BLUE);
    }

    static Map<Color, Integer> counts(int red) {
        Map<Color, Integer> counts = new EnumMap<>(Color.class);
        counts.put(Color.RED, red);
        counts.put(Color.BLUE, 2);
        return counts;
    }

    static BitSet bits(boolean more) {
        BitSet bits = new BitSet();
        bits.set(3);
        if (more) {
            bits.set(70);
        }
        return bits;
    }

    static StringBuilder letters(boolean more) {
        StringBuilder letters = new StringBuilder("a");
        return more ? letters.append('\u263a') : letters;
    }

    static Map.Entry<String, Integer> entry(int value) {
        return Map.entry("key", value);
    }

    static Map.Entry<String, Integer> emptyEntry() {
        return new AbstractMap.SimpleEntry<>("key", null);
    }

    private static Map<Integer, Integer> map(int value) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, value);
        return map;
    }

    static Set<Integer> keys(int value) {
        return map(value).keySet();
    }

    static Collection<Integer> values(int value) {
        return map(value).values();
    }

    static Set<Map.Entry<Integer, Integer>> entries(int value) {
        return new TreeMap<>(map(value)).entrySet();
    }

    static SortedMap<Integer, Integer> tail(int value) {
        TreeMap<Integer, Integer> map = new TreeMap<>(map(value));
        map.put(5, 2);
        return map.tailMap(2);
    }

    static List<Integer> part(int value) {
        return new ArrayList<>(List.of(value, 2, 3)).subList(1, 3);
    }

    static Collection<Integer> shared(int value) {
        return Collections.synchronizedList(new ArrayList<>(List.of(value)));
    }

    static Collection<Integer> fixed(int value) {
        return Collections.unmodifiableCollection(map(value).values());
    }

    static List<Integer> none(boolean isNew) {
        return isNew ? List.of() : Collections.emptyList();
    }

    static Map<Integer, Integer> nothing() {
        return Collections.emptyMap();
    }

    static Set<Set<Integer>> sets(int value) {
        return Set.of(Set.of(value), Set.of());
    }

    static Optional<List<Integer>> maybe(int value) {
        return value > 0 ? Optional.of(List.of(value)) : Optional.empty();
    }

    static Iterator<Integer> iterator(int value) {
        return List.of(value, 2).iterator();
    }

    static Class<?> type(int which) {
        switch (which) {
            case 1: return String.class;
            case 2: return int.class;
            case 3: return Color[].class;
            default: return Views.class;
        }
    }

    static BigInteger whole(boolean isLarge) {
        return isLarge ? BigInteger.valueOf(Long.MAX_VALUE) : BigInteger.valueOf(3);
    }

    static BigDecimal price() {
        return BigDecimal.valueOf(150, 2);
    }

    static Object any() {
        return new Object();
    }

    static void nothingAtAll() {
    }
}
