// Written by Kukang; whoever runs it again for this class replaces the file.
package plain;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Paths of plain.Shapes that Kukang has found; each test takes one of them. */
class ShapesKukangTest {
    // The only path
    @Test
    void constructor() {
        Shapes result = new Shapes();

        assertNotNull(result);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.isEmpty()" because "some" is null (Shapes.java:57).
    // Path 0: some == null
    @Test
    void wild_throwsNullPointerException() {
        Shapes.wild(null);
    }

    // Path 1.0.1: some != null && some.size() == 0
    @Test
    void wild_someSizeIs0() {
        ArrayList<Object> some = new ArrayList<>();

        int result = Shapes.wild(some);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), some);
    }

    // Path 1.1.1.1.0.1.1.1.0: some != null && some.size() != 0
    @Test
    void wild_someSizeIsNot0() {
        ArrayList<Object> some = new ArrayList<>(Collections.singletonList(null));

        int result = Shapes.wild(some);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), some);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Collection.isEmpty()" because "some" is null (Shapes.java:61).
    // Path 0: some == null
    @Test
    void above_throwsNullPointerException() {
        Shapes.above(null);
    }

    // Path 1.0.1: some != null && some.size() == 0
    @Test
    void above_someSizeIs0() {
        ArrayList<Number> some = new ArrayList<>();

        int result = Shapes.above(some);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), some);
    }

    // Path 1.1.1.1.0.1.1.1.0: some != null && some.size() != 0
    @Test
    void above_someSizeIsNot0() {
        ArrayList<Number> some = new ArrayList<>(Collections.singletonList(null));

        int result = Shapes.above(some);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), some);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.isEmpty()" because "some" is null (Shapes.java:65).
    // Path 0: some == null
    @Test
    void below_throwsNullPointerException() {
        Shapes.below(null);
    }

    // Path 1.0.1: some != null && some.size() == 0
    @Test
    void below_someSizeIs0() {
        ArrayList<Integer> some = new ArrayList<>();

        int result = Shapes.below(some);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), some);
    }

    // Path 1.1.1.1.0.1.1.1.0.0: some != null && some.get(0) == null && some.size() != 0
    @Test
    void below_some0IsNull() {
        ArrayList<Integer> some = new ArrayList<>(Collections.singletonList(null));

        int result = Shapes.below(some);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), some);
    }

    // Path 1.1.1.1.0.1.1.1.0.1: some != null && some.get(0) != null && some.size() != 0
    @Test
    void below_some0IsNotNull() {
        Object someElement0 = new Object();
        ArrayList<Object> some = new ArrayList<>(List.of(someElement0));

        int result = Shapes.below(some);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(List.of(someElement0), some);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.size()" because "rows" is null (Shapes.java:69).
    // Path 0: rows == null
    @Test
    void nested_throwsNullPointerException() {
        Shapes.nested(null);
    }

    // Path 1.0.1: rows != null && rows.size() == 0
    @Test
    void nested_rowsSizeIs0() {
        ArrayList<List<String>> rows = new ArrayList<>();

        int result = Shapes.nested(rows);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), rows);
    }

    // Path 1.1.1.1.0.1.1.1.1.0: rows != null && rows.get(0) == null && rows.size() >= 1
    @Test
    void nested_rows0IsNull() {
        ArrayList<List<String>> rows = new ArrayList<>(Collections.singletonList(null));

        int result = Shapes.nested(rows);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), rows);
    }

    // Path 1.1.1.1.0.1.1.1.1.1.0.1: rows != null && rows.get(0).getClass() == java.util.ArrayList.class &&
    //     rows.size() >= 1 && rows.get(0).size() == 0
    @Test
    void nested_rows0SizeIs0() {
        ArrayList<String> rowsElement0 = new ArrayList<>();
        ArrayList<List<String>> rows = new ArrayList<>(List.of(rowsElement0));

        int result = Shapes.nested(rows);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(1, rows.size());
        assertSame(rowsElement0, rows.get(0));
        assertEquals(List.of(), rowsElement0);
    }

    // Path 1.1.1.1.0.1.1.1.1.1.1.1.1.0.1.1.1.1: rows != null && rows.get(0).getClass() == java.util.ArrayList.class
    //     && rows.size() >= 1 && rows.get(0).size() >= 1
    @Test
    void nested_rows0SizeAtLeast1() {
        ArrayList<String> rowsElement0 = new ArrayList<>(Collections.singletonList(null));
        ArrayList<List<String>> rows = new ArrayList<>(List.of(rowsElement0));

        int result = Shapes.nested(rows);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(1, rows.size());
        assertSame(rowsElement0, rows.get(0));
        assertEquals(Collections.singletonList(null), rowsElement0);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.isEmpty()" because "some" is null (Shapes.java:74).
    // Path 0: some == null
    @Test
    void raw_throwsNullPointerException() {
        Shapes.raw(null);
    }

    // Path 1.0.1: some != null && some.size() == 0
    @Test
    void raw_someSizeIs0() {
        ArrayList<Object> some = new ArrayList<>();

        int result = Shapes.raw(some);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), some);
    }

    // Path 1.1.1.1.0.1.1.1.0: some != null && some.size() != 0
    @Test
    void raw_someSizeIsNot0() {
        ArrayList<Object> some = new ArrayList<>(Collections.singletonList(null));

        int result = Shapes.raw(some);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), some);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.isEmpty()" because "some" is null (Shapes.java:78).
    // Path 0: some == null
    @Test
    void bound_throwsNullPointerException() {
        Shapes.bound(null);
    }

    // Path 1.0.1: some != null && some.size() == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void bound_someSizeIs0() {
        ArrayList some = new ArrayList();

        int result = Shapes.bound(some);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), some);
    }

    // Path 1.1.1.1.0.1.1.1.0: some != null && some.size() != 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void bound_someSizeIsNot0() {
        ArrayList some = new ArrayList(Arrays.asList((Object) null));

        int result = Shapes.bound(some);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), some);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.isEmpty()" because "some" is null (Shapes.java:82).
    // Path 0: some == null
    @Test
    void pair_throwsNullPointerException() {
        Shapes.pair(null, null);
    }

    // Path 1.0.1: some != null && some.size() == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void pair_returnsFalse_whenSomeSizeIs0() {
        ArrayList some = new ArrayList();

        boolean result = Shapes.pair(some, null);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(List.of(), some);
    }

    // Path 1.1.1.1.0.1.1.1.0.0.0: some != null && one == null && some.get(0) == null && some.size() != 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void pair_returnsTrue() {
        ArrayList some = new ArrayList(Arrays.asList((Object) null));

        boolean result = Shapes.pair(some, null);

        assertTrue(result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), some);
    }

    // Path 1.1.1.1.0.1.1.1.0.0.1: some != null && one != null && some.get(0) == null && some.size() != 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void pair_returnsFalse_whenOneIsNotNull() {
        ArrayList some = new ArrayList(Arrays.asList((Object) null));
        Object one = new Object();

        boolean result = Shapes.pair(some, one);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), some);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Deque.isEmpty()" because "some" is null (Shapes.java:86).
    // Path 0: some == null
    @Test
    void any_throwsNullPointerException() {
        Shapes.any(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: some != null && some.size() == 1
    @Test
    void any_someSizeIs1() {
        Object someElement2 = new Object();
        ArrayDeque<Object> some = new ArrayDeque<>();
        some.add(someElement2);

        int result = Shapes.any(some);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(List.of(someElement2), new ArrayList<>(some));
    }

    // Path 1.1.0.1.1.1.0.0.1.1.0.0.0.1.0.0.0: some != null && some.size() == 0
    @Test
    void any_someSizeIs0() {
        ArrayDeque<Object> some = new ArrayDeque<>();

        int result = Shapes.any(some);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), new ArrayList<>(some));
    }

    // Path 0: given == null
    @Test
    void made_givenIsNull() {
        Map<String, Integer> result = Shapes.made(null);

        assertEquals(Map.of(), result);
    }

    // Path 1: given != null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void made_givenIsNotNull() {
        Map given = KukangHeap.anyOf(Map.class);

        Map result = Shapes.made(given);

        assertSame(given, result);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Map.isEmpty()" because "given" is null (Shapes.java:94).
    // Path 0: given == null
    @Test
    void entries_throwsNullPointerException() {
        Shapes.entries(null);
    }

    // Path 1.0.0.1.1: given != null && given.size() == 0
    @Test
    void entries() {
        HashMap<String, Integer> given = new HashMap<>();

        Set<Map.Entry<String, Integer>> result = Shapes.entries(given);

        assertEquals(Set.of(), result);

        // Nothing has changed.
        assertEquals(Map.of(), given);
    }

    // Path 1.0.1.0.0.1.1.1.0.0.0.0.1.1.1.0.1.1.0.1: given != null && given.table[3].key.getClass() ==
    //     java.lang.Integer.class && given.size() == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void entries_returnsNull() {
        HashMap given = new HashMap(4);
        given.put(Integer.valueOf(3), null);

        Set result = Shapes.entries(given);

        assertNull(result);

        // Nothing has changed.
        assertEquals(Collections.singletonMap(3, null), given);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.push(Object)" because "given" is null (Shapes.java:98).
    // Path 0: given == null
    @Test
    void colours_throwsNullPointerException() {
        Shapes.colours(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: given != null && given.size() == 1
    @Test
    void colours() {
        ArrayDeque<Shapes.Colour> given = new ArrayDeque<>();
        given.add(Shapes.Colour.RED);

        Deque<Shapes.Colour> result = Shapes.colours(given);

        assertSame(given, result);
        assertEquals(List.of(Shapes.Colour.RED, Shapes.Colour.RED), new ArrayList<>(given));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.isEmpty()" because "given" is null (Shapes.java:103).
    // Path 0: given == null
    @Test
    void arrays_throwsNullPointerException() {
        Shapes.arrays(null);
    }

    // Path 1.0.1: given != null && given.size() == 0
    @Test
    void arrays_givenSizeIs0() {
        ArrayList<int[]> given = new ArrayList<>();

        int result = Shapes.arrays(given);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), given);
    }

    // Path 1.1.1.1.0.1.1.1.0.0: given != null && given.get(0) == null && given.size() != 0
    @Test
    void arrays_given0IsNull() {
        ArrayList<int[]> given = new ArrayList<>(Collections.singletonList(null));

        int result = Shapes.arrays(given);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), given);
    }

    // Path 1.1.1.1.0.1.1.1.0.1: given != null && given.get(0) != null && given.size() != 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void arrays_given0IsNotNull() {
        int[] givenElement0 = new int[0];
        ArrayList given = new ArrayList(Arrays.asList(givenElement0));

        int result = Shapes.arrays(given);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(1, given.size());
        assertSame(givenElement0, given.get(0));
        assertArrayEquals(new int[] {}, givenElement0);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.isEmpty()" because "given" is null (Shapes.java:107).
    // Path 0: given == null
    @Test
    void objects_throwsNullPointerException() {
        Shapes.objects(null, null);
    }

    // Path 1.0.1: given != null && given.size() == 0
    @Test
    void objects_givenSizeIs0() {
        ArrayList<Shapes.Shelf> given = new ArrayList<>();

        int result = Shapes.objects(given, null);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), given);
    }

    // Path 1.1.1.1.0.1.1.1.0.0.0: given != null && one == null && given.get(0) == null && given.size() != 0
    @Test
    void objects_oneIsNull() {
        ArrayList<Shapes.Shelf> given = new ArrayList<>(Collections.singletonList(null));

        int result = Shapes.objects(given, null);

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), given);
    }

    // Path 1.1.1.1.0.1.1.1.0.0.1: given != null && one != null && given.get(0) == null && given.size() != 0
    @Test
    void objects_oneIsNotNull() {
        ArrayList<Shapes.Shelf> given = new ArrayList<>(Collections.singletonList(null));
        Shapes.Shelf one = KukangHeap.allocate(Shapes.Shelf.class);

        int result = Shapes.objects(given, one);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), given);
        assertNull(KukangHeap.get(one, "names"));
        assertNull(one.counts);
    }

    // Path 0.0: given == null && same == null
    @Test
    void of_sameIsNull() {
        int result = Shapes.of(null, null);

        assertEquals(0, result);
    }

    // Path 0.1: given == null && same != null
    @Test
    void of_sameIsNotNull() {
        Object same = new Object();

        int result = Shapes.of(null, same);

        assertEquals(1, result);
    }
}
