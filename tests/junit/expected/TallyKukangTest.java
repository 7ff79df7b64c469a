// Written by Kukang; whoever runs it again for this class replaces the file.
package readers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of readers.Tally that Kukang has found; each test takes one of them. */
class TallyKukangTest {
    // The only path
    @Test
    void constructor() {
        Tally result = new Tally();

        assertEquals(0, result.getCount());
        assertFalse(result.isOpen());
        assertNull(result.getOwner());

        assertTrue(0 <= result.getCount(), "the invariant `0 <= count` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == count + 1` does not hold
    //     (Tally.java:10).
    // Path 1: tally.count >= 0
    @Test
    void places_breaksPostcondition() {
        Tally tally = new Tally();

        int result = tally.places();

        assertTrue(result == tally.getCount() + 1, "the postcondition `\\result == count + 1` does not hold");

        // What else the contract promises.
        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold");
    }

    // Path 1: tally.count >= 0
    @Test
    void getCount() {
        Tally tally = new Tally();

        int result = tally.getCount();

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, tally.getCount());
        assertFalse(tally.isOpen());
        assertNull(tally.getOwner());

        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold");
    }

    // Path 1: tally.count >= 0
    @Test
    void shut_returnsFalse() {
        Tally tally = new Tally();

        boolean result = tally.shut();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0, tally.getCount());
        assertFalse(tally.isOpen());
        assertNull(tally.getOwner());

        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold");
    }

    // Path 1: tally.count >= 0
    @Test
    void isOpen_returnsFalse() {
        Tally tally = new Tally();

        boolean result = tally.isOpen();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0, tally.getCount());
        assertFalse(tally.isOpen());
        assertNull(tally.getOwner());

        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold");
    }

    // Path 1: tally.count >= 0
    @Test
    void amount() {
        Tally tally = new Tally();

        int result = tally.amount();

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, tally.getCount());
        assertFalse(tally.isOpen());
        assertNull(tally.getOwner());

        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `count == \old(count) + 2` does not hold
    //     (Tally.java:32).
    // Path 1: tally.count >= 0
    @Test
    void raise_breaksPostcondition() {
        Tally tally = new Tally();

        tally.raise();

        assertTrue(tally.getCount() == 0 + 2, "the postcondition `count == \\old(count) + 2` does not hold");

        // What else the contract promises.
        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `0 <= count` does not hold after the method
    //     (Tally.java:5).
    // Path 1.0: tally.count >= 0 && tally.count - 1 < 0
    @Test
    void lower_breaksInvariant() {
        Tally tally = new Tally();

        tally.lower();

        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold after the method");
    }

    // Path 1.1: tally.count >= 0 && tally.count - 1 >= 0
    @Test
    void lower() {
        Tally tally = new Tally();
        tally.raise();

        tally.lower();

        assertEquals(0, tally.getCount());

        // All else is as it was.
        assertFalse(tally.isOpen());
        assertNull(tally.getOwner());

        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold");
    }

    // Path 1: tally.count >= 0
    @Test
    void of() {
        Tally tally = new Tally();

        Tally result = tally.of("a");

        assertSame(tally, result);
        assertEquals("a", tally.getOwner());

        // All else is as it was.
        assertEquals(0, tally.getCount());
        assertFalse(tally.isOpen());

        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold");
    }

    // Path 1: tally.count >= 0
    @Test
    void getOwner_returnsNull() {
        Tally tally = new Tally();

        String result = tally.getOwner();

        assertNull(result);

        // Nothing has changed.
        assertEquals(0, tally.getCount());
        assertFalse(tally.isOpen());
        assertNull(tally.getOwner());

        assertTrue(0 <= tally.getCount(), "the invariant `0 <= count` does not hold");
    }
}
