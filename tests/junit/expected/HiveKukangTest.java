// Written by Kukang; whoever runs it again for this class replaces the file.
package hive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/** Paths of hive.Hive that Kukang has found; each test takes one of them. */
class HiveKukangTest {
    // Path 0: cell.getClass() == hive.Hive.Locked.Cell.class
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void locked() {
        Hive.Locked.Cell cell = new Hive.Locked().new Cell();

        Class<?> result = Hive.locked(cell);

        assertSame(Hive.Locked.Cell.class, result);

        // Nothing has changed.
        assertEquals(0, cell.honey);
    }

    // Path 1: (cell == null || cell.getClass() == java.lang.Object.class || cell.getClass() == hive.Hive.class ||
    //     cell.getClass() == hive.Hive.Broken.class || cell.getClass() == hive.Hive.Broken.Cell.class || ...)
    @Test
    void locked_returnsNull() {
        Class<?> result = Hive.locked(null);

        assertNull(result);
    }

    // Path 0: cell.getClass() == hive.Hive.Cached.Cell.class
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void cached() {
        Hive.Cached.Cell cell = new Hive.Cached().new Cell();

        Class<?> result = Hive.cached(cell);

        assertSame(Hive.Cached.Cell.class, result);

        // Nothing has changed.
        assertEquals(0, cell.honey);
    }

    // Path 1: (cell == null || cell.getClass() == java.lang.Object.class || cell.getClass() == hive.Hive.class ||
    //     cell.getClass() == hive.Hive.Broken.class || cell.getClass() == hive.Hive.Broken.Cell.class || ...)
    @Test
    void cached_returnsNull() {
        Class<?> result = Hive.cached(null);

        assertNull(result);
    }

    // Path 0: cell.getClass() == hive.Hive.Named.Cell.class
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void named() {
        Hive.Named.Cell cell = new Hive.Named("a").new Cell();

        Class<?> result = Hive.named(cell);

        assertSame(Hive.Named.Cell.class, result);

        // Nothing has changed.
        assertEquals(0, cell.honey);
    }

    // Path 1: (cell == null || cell.getClass() == java.lang.Object.class || cell.getClass() == hive.Hive.class ||
    //     cell.getClass() == hive.Hive.Broken.class || cell.getClass() == hive.Hive.Broken.Cell.class || ...)
    @Test
    void named_returnsNull() {
        Class<?> result = Hive.named(null);

        assertNull(result);
    }

    // Path 0: cell.getClass() == hive.Hive.Wild.Cell.class
    @Test
    void wild() {
        Hive.Wild.Cell cell = KukangHeap.allocate(Hive.Wild.Cell.class);

        Class<?> result = Hive.wild(cell);

        assertSame(Hive.Wild.Cell.class, result);

        // Nothing has changed.
        assertEquals(0, cell.honey);
    }

    // Path 1: (cell == null || cell.getClass() == java.lang.Object.class || cell.getClass() == hive.Hive.class ||
    //     cell.getClass() == hive.Hive.Broken.class || cell.getClass() == hive.Hive.Broken.Cell.class || ...)
    @Test
    void wild_returnsNull() {
        Class<?> result = Hive.wild(null);

        assertNull(result);
    }

    // Path 0: cell.getClass() == hive.Hive.Sealed.Cell.class
    @Test
    void sealed() {
        Hive.Sealed.Cell cell = KukangHeap.allocate(Hive.Sealed.Cell.class);

        Class<?> result = Hive.sealed(cell);

        assertSame(Hive.Sealed.Cell.class, result);

        // Nothing has changed.
        assertEquals(0, cell.honey);
    }

    // Path 1: (cell == null || cell.getClass() == java.lang.Object.class || cell.getClass() == hive.Hive.class ||
    //     cell.getClass() == hive.Hive.Broken.class || cell.getClass() == hive.Hive.Broken.Cell.class || ...)
    @Test
    void sealed_returnsNull() {
        Class<?> result = Hive.sealed(null);

        assertNull(result);
    }

    // Path 0: cell.getClass() == hive.Hive.Counted.Cell.class
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void counted() {
        Hive.Counted.Cell cell = new Hive.Counted().new Cell();

        Class<?> result = Hive.counted(cell);

        assertSame(Hive.Counted.Cell.class, result);

        // Nothing has changed.
        assertEquals(0, cell.honey);
    }

    // Path 1: (cell == null || cell.getClass() == java.lang.Object.class || cell.getClass() == hive.Hive.class ||
    //     cell.getClass() == hive.Hive.Broken.class || cell.getClass() == hive.Hive.Broken.Cell.class || ...)
    @Test
    void counted_returnsNull() {
        Class<?> result = Hive.counted(null);

        assertNull(result);
    }

    // Path 0: cell.getClass() == hive.Hive.Broken.Cell.class
    @Test
    void broken() {
        Hive.Broken.Cell cell = KukangHeap.allocate(Hive.Broken.Cell.class);

        Class<?> result = Hive.broken(cell);

        assertSame(Hive.Broken.Cell.class, result);

        // Nothing has changed.
        assertEquals(0, cell.honey);
    }

    // Path 1: (cell == null || cell.getClass() == java.lang.Object.class || cell.getClass() == hive.Hive.class ||
    //     cell.getClass() == hive.Hive.Broken.class || cell.getClass() == hive.Hive.Cached.class || ...)
    @Test
    void broken_returnsNull() {
        Class<?> result = Hive.broken(null);

        assertNull(result);
    }

    // Path 0: cell.getClass() == hive.Hive.Deep.Comb.Cell.class
    @Test
    void deep() {
        Hive.Deep.Comb.Cell cell = KukangHeap.allocate(Hive.Deep.Comb.Cell.class);

        Class<?> result = Hive.deep(cell);

        assertSame(Hive.Deep.Comb.Cell.class, result);

        // Nothing has changed.
        assertEquals(0, cell.honey);
    }

    // Path 1: (cell == null || cell.getClass() == java.lang.Object.class || cell.getClass() == hive.Hive.class ||
    //     cell.getClass() == hive.Hive.Broken.class || cell.getClass() == hive.Hive.Broken.Cell.class || ...)
    @Test
    void deep_returnsNull() {
        Class<?> result = Hive.deep(null);

        assertNull(result);
    }
}
