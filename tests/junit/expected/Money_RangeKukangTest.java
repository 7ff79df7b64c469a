// Written by Kukang; whoever runs it again for this class replaces the file.
package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of shop.Money$Range that Kukang has found; each test takes one of them. */
class Money_RangeKukangTest {
    // Path 0: number < range.low
    @Test
    void holds_returnsFalse_whenNumberLessThanLow() {
        Object range = KukangHeap.create(KukangHeap.type("shop.Money$Range"), "(int, int)", 1, 2);

        boolean result = (boolean) KukangHeap.call(range, KukangHeap.type("shop.Money$Range"), "holds", 0);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(1, KukangHeap.get(range, "low"));
    }

    // Path 1.0: number >= range.low && range.high < number
    @Test
    void holds_returnsFalse_whenHighLessThanNumber() {
        Object range = KukangHeap.create(KukangHeap.type("shop.Money$Range"), "(int, int)", 10, 20);

        boolean result = (boolean) KukangHeap.call(range, KukangHeap.type("shop.Money$Range"), "holds", 30);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(10, KukangHeap.get(range, "low"));
        assertEquals(20, KukangHeap.get(range, "high"));
    }

    // Path 1.1: number >= range.low && range.high >= number
    @Test
    void holds_returnsTrue() {
        Object range = KukangHeap.create(KukangHeap.type("shop.Money$Range"), "(int, int)", 0, 0);

        boolean result = (boolean) KukangHeap.call(range, KukangHeap.type("shop.Money$Range"), "holds", 0);

        assertTrue(result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(range, "low"));
        assertEquals(0, KukangHeap.get(range, "high"));
    }
}
