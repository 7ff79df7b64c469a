// Written by Kukang; whoever runs it again for this class replaces the file.
package faulty;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of faulty.Hopper that Kukang has found; each test takes one of them. */
class HopperKukangTest {
    // Fails as long as the code is as it was. K005: the invariant itself throws java.lang.NullPointerException:
    //     Cannot read the array length because "this.items" is null (Hopper.java:25).
    // The only path
    @Test
    void constructor_breaksInvariant() {
        Hopper result = new Hopper();

        assertTrue((boolean) KukangHeap.call(result, Hopper.class, "isValid"),
            "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K005: the invariant itself throws java.lang.NullPointerException:
    //     Cannot read the array length because "this.items" is null (Hopper.java:25).
    // Path 1.0 (and 2 others, with the same test): hopper.items == null && hopper.size >= 0
    @Test
    void first_breaksInvariant() {
        Hopper hopper = new Hopper();

        KukangHeap.call(hopper, Hopper.class, "isValid");
    }

    // Path 1.1.1.0: hopper.items != null && hopper.size >= 0 && hopper.items.length >= hopper.size && hopper.size
    //     != 0 && hopper.items.length != 0
    @Test
    void first() {
        int[] items = new int[1];
        Hopper hopper = new Hopper();
        KukangHeap.set(hopper, "items", items);
        KukangHeap.set(hopper, "size", 1);

        int result = hopper.first();

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(hopper, "items"));
        assertEquals(1, KukangHeap.get(hopper, "size"));
        assertNull(hopper.inner);
        assertArrayEquals(new int[] {0}, items);

        assertTrue((boolean) KukangHeap.call(hopper, Hopper.class, "isValid"),
            "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.1: hopper.items != null && hopper.size >= 0 && hopper.items.length >= hopper.size && hopper.size
    //     == 0
    @Test
    void first_returnsMinusOne() {
        int[] items = new int[0];
        Hopper hopper = new Hopper();
        KukangHeap.set(hopper, "items", items);

        int result = hopper.first();

        assertEquals(-1, result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(hopper, "items"));
        assertEquals(0, KukangHeap.get(hopper, "size"));
        assertNull(hopper.inner);
        assertArrayEquals(new int[] {}, items);

        assertTrue((boolean) KukangHeap.call(hopper, Hopper.class, "isValid"),
            "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.0: hopper.items != null && hopper.inner == null && hopper.size >= 0 && hopper.items.length >=
    //     hopper.size
    @Test
    void innerSize_innerIsNull() {
        int[] items = new int[0];
        Hopper hopper = new Hopper();
        KukangHeap.set(hopper, "items", items);

        int result = hopper.innerSize();

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(hopper, "items"));
        assertEquals(0, KukangHeap.get(hopper, "size"));
        assertNull(hopper.inner);
        assertArrayEquals(new int[] {}, items);

        assertTrue((boolean) KukangHeap.call(hopper, Hopper.class, "isValid"),
            "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.1.0: hopper.items != null && hopper.inner == hopper && hopper.size >= 0 && hopper.items.length >=
    //     hopper.size
    @Test
    void innerSize_innerIsThis() {
        int[] items = new int[0];
        Hopper hopper = new Hopper();
        KukangHeap.set(hopper, "items", items);
        hopper.inner = hopper;

        int result = hopper.innerSize();

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(hopper, "items"));
        assertEquals(0, KukangHeap.get(hopper, "size"));
        assertSame(hopper, hopper.inner);
        assertArrayEquals(new int[] {}, items);

        assertTrue((boolean) KukangHeap.call(hopper, Hopper.class, "isValid"),
            "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.0: hopper.items != null && other == null && hopper.size >= 0 && hopper.items.length >= hopper.size
    @Test
    void isLarger_returnsFalse_whenOtherIsNull() {
        int[] items = new int[0];
        Hopper hopper = new Hopper();
        KukangHeap.set(hopper, "items", items);

        boolean result = hopper.isLarger(null);

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(hopper, "items"));
        assertEquals(0, KukangHeap.get(hopper, "size"));
        assertNull(hopper.inner);
        assertArrayEquals(new int[] {}, items);

        assertTrue((boolean) KukangHeap.call(hopper, Hopper.class, "isValid"),
            "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.1.0: hopper.items != null && other == hopper && hopper.size >= 0 && hopper.items.length >=
    //     hopper.size
    @Test
    void isLarger_returnsFalse_whenOtherIsThis() {
        int[] items = new int[0];
        Hopper hopper = new Hopper();
        KukangHeap.set(hopper, "items", items);

        boolean result = hopper.isLarger(hopper);

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(hopper, "items"));
        assertEquals(0, KukangHeap.get(hopper, "size"));
        assertNull(hopper.inner);
        assertArrayEquals(new int[] {}, items);

        assertTrue((boolean) KukangHeap.call(hopper, Hopper.class, "isValid"),
            "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.1.1.1.1.1.1: hopper.items != null && other != null && other.items == hopper.items && hopper.size
    //     >= 0 && hopper.items.length >= hopper.size && other.size >= 0 && hopper.items.length >= other.size &&
    //     other.size < hopper.size
    @Test
    void isLarger_returnsTrue() {
        int[] otherItems = new int[1];
        Hopper hopper = new Hopper();
        KukangHeap.set(hopper, "items", otherItems);
        KukangHeap.set(hopper, "size", 1);
        Hopper other = new Hopper();
        KukangHeap.set(other, "items", otherItems);
        KukangHeap.Snapshot before = KukangHeap.snapshot(hopper, other, otherItems);

        boolean result = hopper.isLarger(other);

        assertTrue(result);
        assertEquals("nothing", before.changes());

        assertTrue((boolean) KukangHeap.call(hopper, Hopper.class, "isValid"),
            "the invariant `isValid()` does not hold");
        assertTrue((boolean) KukangHeap.call(other, Hopper.class, "isValid"),
            "the invariant `isValid()` does not hold");
    }
}
