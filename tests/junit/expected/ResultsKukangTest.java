// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Paths of depot.Results that Kukang has found; each test takes one of them. */
class ResultsKukangTest {
    // The only path
    @Test
    void constructor() {
        Results result = new Results();

        assertNull(KukangHeap.get(result, "last"));
        assertEquals(Map.of(), KukangHeap.get(result, "seen"));
    }

    // The only path
    @Test
    void remember() {
        Results results = new Results();

        List<Integer> result = results.remember(0);

        assertEquals(List.of(0), result);
        assertSame(result, KukangHeap.get(results, "last"));
    }

    // Path 0.0: first < 1 && second < 1
    @Test
    void list_firstLessThan1AndSecondLessThan1() {
        List<Integer> result = Results.list(0, 0);

        assertEquals(List.of(), result);
    }

    // Path 0.1: first < 1 && second >= 1
    @Test
    void list_secondAtLeast1() {
        List<Integer> result = Results.list(0, 1);

        assertEquals(Collections.singletonList(null), result);
    }

    // Path 1.0: first >= 1 && second < 1
    @Test
    void list_firstAtLeast1() {
        List<Integer> result = Results.list(1, 0);

        assertEquals(List.of(1), result);
    }

    // Path 0.0: given == null && id < 1
    @Test
    void items_givenIsNullAndIdLessThan1() {
        List<Results.Item> result = Results.items(null, 0);

        assertEquals(List.of(), result);
    }

    // Path 0.1: given == null && id >= 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void items_idAtLeast1() {
        List result = Results.items(null, 1);

        assertEquals(1, result.size());
        Results.Item item = (Results.Item) result.get(0);
        assertEquals(Results.Item.class, item.getClass());
        assertEquals(1, item.id);
    }

    // Path 1.0: given != null && id < 1
    @Test
    void items_givenIsNotNull() {
        Results.Item given = new Results.Item(0);

        List<Results.Item> result = Results.items(given, 0);

        assertEquals(List.of(given), result);

        // Nothing has changed.
        assertEquals(0, given.id);
    }

    // Path 0: given == null
    @Test
    void tags_givenIsNull() {
        List<Results.Tag> result = Results.tags(null);

        assertEquals(List.of(), result);
    }

    // Path 1: given != null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void tags_givenIsNotNull() {
        Results.Tag given = new Results.Tag(0);

        List result = Results.tags(given);

        assertEquals(1, result.size());
        assertSame(given, result.get(0));

        // Nothing has changed.
        assertEquals(0, given.id);
    }

    // The only path
    @Test
    void nested() {
        List<List<Integer>> result = Results.nested(0);

        assertEquals(List.of(List.of(0, 2), List.of()), result);
    }

    // Path 0: given == null
    @Test
    void find_givenIsNull() {
        Optional<Results.Item> result = Results.find(null, 0);

        assertEquals(Optional.empty(), result);
    }

    // Path 1.0: given != null && id != given.id
    @Test
    void find_idIsNotGivenId() {
        Results.Item given = new Results.Item(1);

        Optional<Results.Item> result = Results.find(given, 0);

        assertEquals(Optional.empty(), result);

        // Nothing has changed.
        assertEquals(1, given.id);
    }

    // Path 1.1: given != null && id == given.id
    @Test
    void find_idIsGivenId() {
        Results.Item given = new Results.Item(0);

        Optional<Results.Item> result = Results.find(given, 0);

        assertEquals(Optional.of(given), result);

        // Nothing has changed.
        assertEquals(0, given.id);
    }

    // Path 0: id < 1
    @Test
    void make_idLessThan1() {
        Optional<Results.Item> result = Results.make(0);

        assertEquals(Optional.empty(), result);
    }

    // Path 1: id >= 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void make_idAtLeast1() {
        Optional result = Results.make(1);

        Results.Item item = (Results.Item) result.get();
        assertEquals(Results.Item.class, item.getClass());
        assertEquals(1, item.id);
    }

    // Path 0: number >= 0
    @Test
    void least_numberAtLeast0() {
        OptionalInt result = Results.least(0);

        assertEquals(OptionalInt.empty(), result);
    }

    // Path 1: number < 0
    @Test
    void least_numberLessThan0() {
        OptionalInt result = Results.least(-1);

        assertEquals(OptionalInt.of(-1), result);
    }

    // Path 0: number < 1
    @Test
    void counts_numberLessThan1() {
        Map<String, Integer> result = Results.counts(0);

        assertEquals(Map.of("all", 0), result);
    }

    // Path 1: number >= 1
    @Test
    void counts_numberAtLeast1() {
        Map<String, Integer> result = Results.counts(1);

        assertEquals(Map.of("all", 1, "positive", 1), result);
    }

    // Path 0: number < 1
    @Test
    void ordered_numberLessThan1() {
        Map<String, Integer> result = Results.ordered(0);

        assertEquals(Map.of("z", 0), result);
    }

    // Path 1: number >= 1
    @Test
    void ordered_numberAtLeast1() {
        Map<String, Integer> result = Results.ordered(1);

        Map<Object, Object> entries = new HashMap<>();
        entries.put("z", 1);
        entries.put("a", null);
        assertEquals(entries, result);
        assertEquals(List.of("z", "a"), new ArrayList<>(result.keySet()));
    }

    // Path 0: number < 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void sorted_numberLessThan1() {
        SortedMap result = Results.sorted(0);

        assertEquals(1, result.size());
        Results.Item item = (Results.Item) result.get(2);
        assertEquals(Results.Item.class, item.getClass());
        assertEquals(0, item.id);
    }

    // Path 1: number >= 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void sorted_numberAtLeast1() {
        SortedMap result = Results.sorted(1);

        assertEquals(List.of(1, 2), new ArrayList<>(result.keySet()));
        assertEquals(2, result.size());
        assertNull(result.get(1));
        Results.Item item = (Results.Item) result.get(2);
        assertEquals(Results.Item.class, item.getClass());
        assertEquals(1, item.id);
    }

    // Path 0: !isFull
    @Test
    void set_isFullIsFalse() {
        Set<String> result = Results.set(false);

        assertEquals(Set.of(), result);
    }

    // Path 1: isFull
    @Test
    void set_isFullIsTrue() {
        Set<String> result = Results.set(true);

        assertEquals(new HashSet<>(Arrays.asList("a", "b", null)), result);
    }

    // Path 0: !isFull
    @Test
    void chain_isFullIsFalse() {
        Set<String> result = Results.chain(false);

        assertEquals(Set.of(), result);
    }

    // Path 1: isFull
    @Test
    void chain_isFullIsTrue() {
        Set<String> result = Results.chain(true);

        assertEquals(List.of("b", "a"), new ArrayList<>(result));
    }

    // Path 0: !isFull
    @Test
    void fixed_isFullIsFalse() {
        Map<Integer, String> result = Results.fixed(false);

        assertEquals(Map.of(), result);
    }

    // Path 1: isFull
    @Test
    void fixed_isFullIsTrue() {
        Map<Integer, String> result = Results.fixed(true);

        assertEquals(Map.of(1, "x"), result);
    }

    // Path 0: given == null
    @Test
    void queue_givenIsNull() {
        Deque<Results.Item> result = Results.queue(null);

        assertEquals(List.of(), new ArrayList<>(result));
    }

    // Path 1: given != null
    @Test
    void queue_givenIsNotNull() {
        Results.Item given = new Results.Item(0);

        Deque<Results.Item> result = Results.queue(given);

        List<Object> elements = new ArrayList<>(result);
        assertEquals(2, elements.size());
        assertSame(given, elements.get(0));
        Results.Item item = (Results.Item) elements.get(1);
        assertEquals(Results.Item.class, item.getClass());
        assertEquals(7, item.id);

        // Nothing has changed.
        assertEquals(0, given.id);
    }

    // Path 0.0: number >= 1 && number != 1
    @Test
    void heap() {
        PriorityQueue<Integer> result = Results.heap(2);

        assertEquals(List.of(1, 2), new ArrayList<>(result));
    }

    // Path 0: !isFull
    @Test
    void wrapped_isFullIsFalse() {
        List<Integer> result = Results.wrapped(false);

        assertEquals(Collections.singletonList(null), result);
    }

    // Path 1: isFull
    @Test
    void wrapped_isFullIsTrue() {
        List<Integer> result = Results.wrapped(true);

        assertEquals(List.of(1, 2), result);
    }

    // Path 0: all == null
    @Test
    void size_allIsNull() {
        int result = Results.size(null);

        assertEquals(0, result);
    }

    // Path 1.0.1: all != null && all.size() == 0
    @Test
    void size_allSizeIs0() {
        ArrayList<Integer> all = new ArrayList<>();

        int result = Results.size(all);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), all);
    }

    // Path 1.1.1.1.0.1.1.1.0.0: all != null && all.get(0) == null && all.size() != 0
    @Test
    void size_all0IsNull() {
        ArrayList<Integer> all = new ArrayList<>(Collections.singletonList(null));

        int result = Results.size(all);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), all);
    }

    // Path 1.1.1.1.0.1.1.1.0.1: all != null && all.get(0) != null && all.size() != 0
    @Test
    void size_all0IsNotNull() {
        ArrayList<Integer> all = new ArrayList<>(List.of(Integer.valueOf(1)));

        int result = Results.size(all);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(List.of(1), all);
    }

    // Path 0: all == null
    @Test
    void extend_allIsNull() {
        assertDoesNotThrow(() -> Results.extend(null, 0));
    }

    // Path 1.0.1: all != null && all.size() == 0
    @Test
    void extend_allSizeIs0() {
        ArrayList<Integer> all = new ArrayList<>();

        Results.extend(all, 0);

        assertEquals(List.of(0), all);
    }

    // Path 1.1.1.1.0.1.1.1.0: all != null && all.size() >= 2
    @Test
    void extend_allSizeAtLeast2() {
        ArrayList<Integer> all = new ArrayList<>(Arrays.asList(null, null));

        Results.extend(all, 0);

        // Nothing has changed.
        assertEquals(Arrays.asList(null, null), all);
    }

    // Path 0: map == null
    @Test
    void count_mapIsNull() {
        int result = Results.count(null);

        assertEquals(0, result);
    }

    // Path 1.0.0.1.1: map != null && map.size() == 0
    @Test
    void count_mapSizeIs0() {
        HashMap<String, Integer> map = new HashMap<>();

        int result = Results.count(map);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Map.of(), map);
    }

    // Path 1.0.1.0.0.1.1.1.0.0.0.0.1.1.1.0.1.1.0.1: map != null && map.table[3].key.getClass() ==
    //     java.lang.Integer.class && map.size() < 4 && map.size() == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void count_mapSizeIs1() {
        HashMap map = new HashMap(4);
        map.put(Integer.valueOf(3), null);

        int result = Results.count(map);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(Collections.singletonMap(3, null), map);
    }

    // Path 0: map == null
    @Test
    void first_mapIsNull() {
        int result = Results.first(null);

        assertEquals(0, result);
    }

    // Path 1.0.0.1: map != null && map.size() == 0
    @Test
    void first_mapSizeIs0() {
        TreeMap<Integer, String> map = new TreeMap<>();

        int result = Results.first(map);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(Map.of(), map);
    }

    // Path 1.0.1.1.0.1.0.0.1.0: map != null && map.size() == 1 && map.firstKey().value < 4
    @Test
    void first_returns2() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(Integer.valueOf(0), null);

        int result = Results.first(map);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(Collections.singletonMap(0, null), map);
    }

    // Path 1.0.1.1.0.1.0.0.1.1: map != null && map.size() == 1 && map.firstKey().value >= 4
    @Test
    void first_returns1() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(Integer.valueOf(4), null);

        int result = Results.first(map);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Collections.singletonMap(4, null), map);
    }

    // Path 0: value == null
    @Test
    void has_returnsFalse() {
        boolean result = Results.has(null);

        assertFalse(result);
    }

    // Path 0: value == null
    @Test
    void isPositive_returnsFalse() {
        boolean result = Results.isPositive(null);

        assertFalse(result);
    }
}
