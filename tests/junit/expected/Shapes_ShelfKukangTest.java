// Written by Kukang; whoever runs it again for this class replaces the file.
package plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Paths of plain.Shapes$Shelf that Kukang has found; each test takes one of them. */
class Shapes_ShelfKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Collection.toArray()" because "c" is null (Shapes.java:39).
    // Path 0: names == null
    @Test
    void constructor_throwsNullPointerException() {
        new Shapes.Shelf(null);
    }

    // Path 1.0.1: names != null && names.size() == 0
    @Test
    void constructor() {
        ArrayList<String> names = new ArrayList<>();

        Shapes.Shelf result = new Shapes.Shelf(names);

        assertEquals(List.of(), KukangHeap.get(result, "names"));
        assertNull(result.counts);

        // Nothing has changed.
        assertEquals(List.of(), names);
    }

    // Path 0.1.0: name == null && shelf.names != null && shelf.names.size() == 0
    @Test
    void has_returnsFalse() {
        Shapes.Shelf shelf = new Shapes.Shelf(Arrays.asList());
        ArrayList<?> names = (ArrayList<?>) KukangHeap.get(shelf, "names");

        boolean result = shelf.has(null);

        assertFalse(result);

        // Nothing has changed.
        assertSame(names, KukangHeap.get(shelf, "names"));
        assertNull(shelf.counts);
        assertEquals(List.of(), names);
    }

    // Path 1.1.1.0.1.1.1.0.1.0: name == null && shelf.names != null && shelf.names.get(0) == null &&
    //     shelf.names.size() >= 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void has_returnsTrue() {
        Shapes.Shelf shelf = new Shapes.Shelf((Collection) Arrays.asList((Object) null));
        ArrayList<?> names = (ArrayList<?>) KukangHeap.get(shelf, "names");

        boolean result = shelf.has(null);

        assertTrue(result);

        // Nothing has changed.
        assertSame(names, KukangHeap.get(shelf, "names"));
        assertNull(shelf.counts);
        assertEquals(Collections.singletonList(null), names);
    }

    // The only path
    @Test
    void setCounts() {
        Shapes.Shelf shelf = KukangHeap.allocate(Shapes.Shelf.class);

        shelf.setCounts(null);

        // Nothing has changed.
        assertNull(KukangHeap.get(shelf, "names"));
        assertNull(shelf.counts);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Map.get(Object)" because "this.counts" is null (Shapes.java:51).
    // Path 0: shelf.counts == null
    @Test
    void reds_throwsNullPointerException() {
        Shapes.Shelf shelf = KukangHeap.allocate(Shapes.Shelf.class);

        shelf.reds();
    }

    // Path 1.0.0.1.1: shelf.counts != null && shelf.counts.size() == 0
    @Test
    void reds() {
        HashMap<Shapes.Colour, List<Integer>> counts = new HashMap<>();
        Shapes.Shelf shelf = KukangHeap.allocate(Shapes.Shelf.class);
        shelf.counts = counts;

        int result = shelf.reds();

        assertEquals(0, result);

        // Nothing has changed.
        assertNull(KukangHeap.get(shelf, "names"));
        assertSame(counts, shelf.counts);
        assertEquals(Map.of(), counts);
    }
}
