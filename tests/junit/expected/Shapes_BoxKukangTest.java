// Written by Kukang; whoever runs it again for this class replaces the file.
package plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of plain.Shapes$Box that Kukang has found; each test takes one of them. */
class Shapes_BoxKukangTest {
    // The only path
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void constructor() {
        Shapes.Box result = new Shapes.Box(null, null);

        assertNull(result.all);
        assertNull(result.one);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.size()" because "this.all" is null (Shapes.java:26).
    // Path 0: box.all == null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void size_throwsNullPointerException() {
        Shapes.Box box = new Shapes.Box(null, null);

        box.size();
    }

    // Path 1.0.1: box.all != null && box.all.size() == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void size_allSizeIs0() {
        ArrayList<Object> all = new ArrayList<>();
        Shapes.Box box = new Shapes.Box(all, null);

        int result = box.size();

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(all, box.all);
        assertNull(box.one);
        assertEquals(List.of(), all);
    }

    // Path 1.1.1.1.0.1.1.1.1: box.all != null && box.all.size() >= 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void size_allSizeAtLeast1() {
        ArrayList<Object> all = new ArrayList<>(Collections.singletonList(null));
        Shapes.Box box = new Shapes.Box(all, null);

        int result = box.size();

        assertEquals(1, result);

        // Nothing has changed.
        assertSame(all, box.all);
        assertNull(box.one);
        assertEquals(Collections.singletonList(null), all);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.isEmpty()" because "others" is null (Shapes.java:30).
    // Path 0: others == null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void rest_throwsNullPointerException() {
        Shapes.Box box = new Shapes.Box(null, null);

        box.rest(null);
    }

    // Path 1.0.1: others != null && others.size() == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void rest_returnsNull_whenOthersSizeIs0() {
        Shapes.Box box = new Shapes.Box(null, null);
        ArrayList<Object> others = new ArrayList<>();

        List result = box.rest(others);

        assertNull(result);

        // Nothing has changed.
        assertNull(box.all);
        assertNull(box.one);
        assertEquals(List.of(), others);
    }

    // Path 1.1.1.1.0.1.1.1.0: others != null && others.size() != 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void rest_returnsNull_whenOthersSizeIsNot0() {
        Shapes.Box box = new Shapes.Box(null, null);
        ArrayList<Object> others = new ArrayList<>(Collections.singletonList(null));

        List result = box.rest(others);

        assertNull(result);

        // Nothing has changed.
        assertNull(box.all);
        assertNull(box.one);
        assertEquals(Collections.singletonList(null), others);
    }
}
