// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of depot.Bag that Kukang has found; each test takes one of them. */
class BagKukangTest {
    // Path 1.1.0: bag.held != null && bag.count >= 0 && bag.held.length >= bag.count && bag.count < 1
    @Test
    void contains_returnsFalse_whenCountLessThan1() {
        Bag bag = new Bag(0);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(null);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(0, KukangHeap.get(bag, "count"));
        assertEquals(0, held.length);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.0.0: bag.held != null && wanted == null && bag.held[0] == null && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0
    @Test
    void contains_returnsTrue_whenWantedIsNull() {
        Bag bag = new Bag(1);
        bag.add(null);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(null);

        assertTrue(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertNull(held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.0.1.0: bag.held != null && wanted != null && bag.held[0] == null && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsNotNull() {
        Bag bag = new Bag(1);
        bag.add(null);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");
        Object wanted = new Object();

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertNull(held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.1.0.0: bag.held != null && wanted == null && bag.held[0] == bag && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsNullAndHeld0IsThis() {
        Object[] held = {null};
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);
        held[0] = bag;

        boolean result = bag.contains(null);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(bag, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.1.1: bag.held != null && wanted == bag && bag.held[0] == bag && bag.count >= 0 && bag.held.length
    //     >= bag.count && bag.count >= 1 && bag.held.length != 0
    @Test
    void contains_returnsTrue_whenWantedIsThis() {
        Object[] held = {null};
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);
        held[0] = bag;

        boolean result = bag.contains(bag);

        assertTrue(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(bag, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.1.2.0: ... && wanted == bag.held && bag.held[0] == bag && bag != bag.held && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenThisIsNotHeld() {
        Object[] wanted = {null};
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", wanted);
        KukangHeap.set(bag, "count", 1);
        wanted[0] = bag;

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(wanted, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, wanted.length);
        assertSame(bag, wanted[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.1.3.0: ... && wanted == Color.RED && bag.held[0] == bag && bag != Color.RED && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsRedAndHeld0IsThis() {
        Object[] held = {null};
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);
        held[0] = bag;

        boolean result = bag.contains(Views.Color.RED);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(bag, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.1.4.0: ... && wanted == Color.GREEN && bag.held[0] == bag && bag != Color.GREEN && bag.count >= 0
    //     && bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsGreenAndHeld0IsThis() {
        Object[] held = {null};
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);
        held[0] = bag;

        boolean result = bag.contains(Views.Color.GREEN);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(bag, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.1.5.0: ... && wanted == Color.BLUE && bag.held[0] == bag && bag != Color.BLUE && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsBlueAndHeld0IsThis() {
        Object[] held = {null};
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);
        held[0] = bag;

        boolean result = bag.contains(Views.Color.BLUE);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(bag, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.1.6.0: ... && (wanted.getClass() == java.lang.Object.class || wanted.getClass() == depot.Bag.class
    //     || wanted.getClass() == depot.Cache.class || wanted.getClass() == depot.Cache.Entry.class || ...) &&
    //     bag.held[0] == bag && bag != wanted && bag.count >= 0 && bag.held.length >= bag.count && bag.count >= 1
    //     && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenThisIsNotWanted() {
        Object[] held = {null};
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);
        held[0] = bag;
        Object wanted = new Object();

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(bag, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.2.0.0: bag.held != null && wanted == null && bag.held[0] == bag.held && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsNullAndHeld0IsHeld() {
        Object[] held = {null};
        held[0] = held;
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);

        boolean result = bag.contains(null);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(held, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.2.1.0: ... && wanted == bag && bag.held[0] == bag.held && bag.held != bag && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenHeldIsNotThis() {
        Object[] held = {null};
        held[0] = held;
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);

        boolean result = bag.contains(bag);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(held, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.2.2: bag.held != null && wanted == bag.held && bag.held[0] == bag.held && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0
    @Test
    void contains_returnsTrue_whenWantedIsHeld() {
        Object[] wanted = {null};
        wanted[0] = wanted;
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", wanted);
        KukangHeap.set(bag, "count", 1);

        boolean result = bag.contains(wanted);

        assertTrue(result);

        // Nothing has changed.
        assertSame(wanted, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, wanted.length);
        assertSame(wanted, wanted[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.2.3.0: ... && wanted == Color.RED && bag.held[0] == bag.held && bag.held != Color.RED && bag.count
    //     >= 0 && bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsRedAndHeld0IsHeld() {
        Object[] held = {null};
        held[0] = held;
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);

        boolean result = bag.contains(Views.Color.RED);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(held, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.2.4.0: ... && wanted == Color.GREEN && bag.held[0] == bag.held && bag.held != Color.GREEN &&
    //     bag.count >= 0 && bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsGreenAndHeld0IsHeld() {
        Object[] held = {null};
        held[0] = held;
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);

        boolean result = bag.contains(Views.Color.GREEN);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(held, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.2.5.0: ... && wanted == Color.BLUE && bag.held[0] == bag.held && bag.held != Color.BLUE &&
    //     bag.count >= 0 && bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsBlueAndHeld0IsHeld() {
        Object[] held = {null};
        held[0] = held;
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);

        boolean result = bag.contains(Views.Color.BLUE);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(held, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.2.6.0: ... && (wanted.getClass() == java.lang.Object.class || wanted.getClass() == depot.Bag.class
    //     || wanted.getClass() == depot.Cache.class || wanted.getClass() == depot.Cache.Entry.class || ...) &&
    //     bag.held[0] == bag.held && bag.held != wanted && bag.count >= 0 && bag.held.length >= bag.count &&
    //     bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenHeldIsNotWanted() {
        Object[] held = {null};
        held[0] = held;
        Bag bag = KukangHeap.allocate(Bag.class);
        KukangHeap.set(bag, "held", held);
        KukangHeap.set(bag, "count", 1);
        Object wanted = new Object();

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(held, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.3.0.0: bag.held != null && wanted == null && bag.held[0] == Color.RED && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsNullAndHeld0IsRed() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.RED);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(null);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.RED, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.3.1.0: ... && wanted == bag && bag.held[0] == Color.RED && Color.RED != bag && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenHeld0IsRedAndThisIsNotRed() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.RED);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(bag);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.RED, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.3.2.0: ... && wanted == bag.held && bag.held[0] == Color.RED && Color.RED != bag.held && bag.count
    //     >= 0 && bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenHeld0IsRedAndHeldIsNotRed() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.RED);
        Object[] wanted = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(wanted, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, wanted.length);
        assertSame(Views.Color.RED, wanted[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.3.3: bag.held != null && wanted == Color.RED && bag.held[0] == Color.RED && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0
    @Test
    void contains_returnsTrue_whenWantedIsRed() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.RED);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(Views.Color.RED);

        assertTrue(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.RED, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.3.4.0: bag.held != null && wanted == Color.GREEN && bag.held[0] == Color.RED && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsGreenAndHeld0IsRed() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.RED);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(Views.Color.GREEN);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.RED, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.3.5.0: bag.held != null && wanted == Color.BLUE && bag.held[0] == Color.RED && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsBlueAndHeld0IsRed() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.RED);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(Views.Color.BLUE);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.RED, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.3.6.0: ... && (wanted.getClass() == java.lang.Object.class || wanted.getClass() == depot.Bag.class
    //     || wanted.getClass() == depot.Cache.class || wanted.getClass() == depot.Cache.Entry.class || ...) &&
    //     bag.held[0] == Color.RED && Color.RED != wanted && bag.count >= 0 && bag.held.length >= bag.count &&
    //     bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsNotRed() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.RED);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");
        Object wanted = new Object();

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.RED, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.4.0.0: bag.held != null && wanted == null && bag.held[0] == Color.GREEN && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsNullAndHeld0IsGreen() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.GREEN);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(null);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.GREEN, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.4.1.0: ... && wanted == bag && bag.held[0] == Color.GREEN && Color.GREEN != bag && bag.count >= 0
    //     && bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenHeld0IsGreenAndThisIsNotGreen() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.GREEN);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(bag);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.GREEN, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.4.2.0: ... && wanted == bag.held && bag.held[0] == Color.GREEN && Color.GREEN != bag.held &&
    //     bag.count >= 0 && bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenHeld0IsGreenAndHeldIsNotGreen() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.GREEN);
        Object[] wanted = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(wanted, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, wanted.length);
        assertSame(Views.Color.GREEN, wanted[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.4.3.0: bag.held != null && wanted == Color.RED && bag.held[0] == Color.GREEN && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsRedAndHeld0IsGreen() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.GREEN);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(Views.Color.RED);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.GREEN, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.4.4: bag.held != null && wanted == Color.GREEN && bag.held[0] == Color.GREEN && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0
    @Test
    void contains_returnsTrue_whenWantedIsGreen() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.GREEN);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(Views.Color.GREEN);

        assertTrue(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.GREEN, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.4.5.0: bag.held != null && wanted == Color.BLUE && bag.held[0] == Color.GREEN && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsBlueAndHeld0IsGreen() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.GREEN);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(Views.Color.BLUE);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.GREEN, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.4.6.0: ... && (wanted.getClass() == java.lang.Object.class || wanted.getClass() == depot.Bag.class
    //     || wanted.getClass() == depot.Cache.class || wanted.getClass() == depot.Cache.Entry.class || ...) &&
    //     bag.held[0] == Color.GREEN && Color.GREEN != wanted && bag.count >= 0 && bag.held.length >= bag.count &&
    //     bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsNotGreen() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.GREEN);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");
        Object wanted = new Object();

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.GREEN, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.5.0.0: bag.held != null && wanted == null && bag.held[0] == Color.BLUE && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsNullAndHeld0IsBlue() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.BLUE);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(null);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.BLUE, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.5.1.0: ... && wanted == bag && bag.held[0] == Color.BLUE && Color.BLUE != bag && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenHeld0IsBlueAndThisIsNotBlue() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.BLUE);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(bag);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.BLUE, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.5.2.0: ... && wanted == bag.held && bag.held[0] == Color.BLUE && Color.BLUE != bag.held &&
    //     bag.count >= 0 && bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenHeld0IsBlueAndHeldIsNotBlue() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.BLUE);
        Object[] wanted = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(wanted, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, wanted.length);
        assertSame(Views.Color.BLUE, wanted[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.5.3.0: bag.held != null && wanted == Color.RED && bag.held[0] == Color.BLUE && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsRedAndHeld0IsBlue() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.BLUE);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(Views.Color.RED);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.BLUE, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.5.4.0: bag.held != null && wanted == Color.GREEN && bag.held[0] == Color.BLUE && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsGreenAndHeld0IsBlue() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.BLUE);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(Views.Color.GREEN);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.BLUE, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.5.5: bag.held != null && wanted == Color.BLUE && bag.held[0] == Color.BLUE && bag.count >= 0 &&
    //     bag.held.length >= bag.count && bag.count >= 1 && bag.held.length != 0
    @Test
    void contains_returnsTrue_whenWantedIsBlue() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.BLUE);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");

        boolean result = bag.contains(Views.Color.BLUE);

        assertTrue(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.BLUE, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }

    // Path 1.1.1.5.6.0: ... && (wanted.getClass() == java.lang.Object.class || wanted.getClass() == depot.Bag.class
    //     || wanted.getClass() == depot.Cache.class || wanted.getClass() == depot.Cache.Entry.class || ...) &&
    //     bag.held[0] == Color.BLUE && Color.BLUE != wanted && bag.count >= 0 && bag.held.length >= bag.count &&
    //     bag.count >= 1 && bag.held.length != 0 && bag.count < 2
    @Test
    void contains_returnsFalse_whenWantedIsNotBlue() {
        Bag bag = new Bag(1);
        bag.add(Views.Color.BLUE);
        Object[] held = (Object[]) KukangHeap.get(bag, "held");
        Object wanted = new Object();

        boolean result = bag.contains(wanted);

        assertFalse(result);

        // Nothing has changed.
        assertSame(held, KukangHeap.get(bag, "held"));
        assertEquals(1, KukangHeap.get(bag, "count"));
        assertEquals(1, held.length);
        assertSame(Views.Color.BLUE, held[0]);

        assertTrue((Object[]) KukangHeap.get(bag, "held") != null && (int) KukangHeap.get(bag,
            "count") >= 0 && (int) KukangHeap.get(bag, "count") <= ((Object[]) KukangHeap.get(bag, "held")).length,
            "the invariant `held != null && count >= 0 && count <= held.length` does not hold");
    }
}
