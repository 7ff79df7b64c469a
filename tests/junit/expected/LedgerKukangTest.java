// Written by Kukang; whoever runs it again for this class replaces the file.
package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of shop.Ledger that Kukang has found; each test takes one of them. */
class LedgerKukangTest {
    // Path 1.1.0.1.0.0: ledger.first != null && ledger.first.next == null && name == null && ledger.first.name ==
    //     null && ledger.count >= 0 && ledger.count == 1
    @Test
    void amountOf() {
        Ledger ledger = new Ledger();
        ledger.record(null, 0);
        Object first = KukangHeap.get(ledger, "first");

        int result = ledger.amountOf(null);

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(first, KukangHeap.get(ledger, "first"));
        assertEquals(1, KukangHeap.get(ledger, "count"));
        assertNull(KukangHeap.get(first, "name"));
        assertEquals(0, KukangHeap.get(first, "amount"));
        assertNull(KukangHeap.get(first, "next"));

        assertTrue((boolean) KukangHeap.call(ledger, Ledger.class, "isCounted"),
            "the invariant `isCounted()` does not hold");
    }

    // Path 1.1.0.1.0.1: ledger.first != null && ledger.first.next == null && name != null && ledger.first.name ==
    //     null && ledger.count >= 0 && ledger.count == 1
    @Test
    void amountOf_returnsMinusOne() {
        Ledger ledger = new Ledger();
        ledger.record(null, 0);
        Object first = KukangHeap.get(ledger, "first");

        int result = ledger.amountOf("");

        assertEquals(-1, result);

        // Nothing has changed.
        assertSame(first, KukangHeap.get(ledger, "first"));
        assertEquals(1, KukangHeap.get(ledger, "count"));
        assertNull(KukangHeap.get(first, "name"));
        assertEquals(0, KukangHeap.get(first, "amount"));
        assertNull(KukangHeap.get(first, "next"));

        assertTrue((boolean) KukangHeap.call(ledger, Ledger.class, "isCounted"),
            "the invariant `isCounted()` does not hold");
    }

    // Path 0.1: ledger.first == null && ledger.count == 0
    @Test
    void hasDebt_returnsFalse_whenCountIs0() {
        Ledger ledger = new Ledger();

        boolean result = ledger.hasDebt();

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(ledger, "first"));
        assertEquals(0, KukangHeap.get(ledger, "count"));

        assertTrue((boolean) KukangHeap.call(ledger, Ledger.class, "isCounted"),
            "the invariant `isCounted()` does not hold");
    }

    // Path 1.1.0.1.0: ledger.first != null && ledger.first.next == null && ledger.count >= 0 && ledger.count == 1
    //     && ledger.first.amount >= 0
    @Test
    void hasDebt_returnsFalse_whenFirstAmountAtLeast0() {
        Ledger ledger = new Ledger();
        ledger.record(null, 0);
        Object first = KukangHeap.get(ledger, "first");

        boolean result = ledger.hasDebt();

        assertFalse(result);

        // Nothing has changed.
        assertSame(first, KukangHeap.get(ledger, "first"));
        assertEquals(1, KukangHeap.get(ledger, "count"));
        assertNull(KukangHeap.get(first, "name"));
        assertEquals(0, KukangHeap.get(first, "amount"));
        assertNull(KukangHeap.get(first, "next"));

        assertTrue((boolean) KukangHeap.call(ledger, Ledger.class, "isCounted"),
            "the invariant `isCounted()` does not hold");
    }

    // Path 1.1.0.1.1: ledger.first != null && ledger.first.next == null && ledger.count >= 0 && ledger.count == 1
    //     && ledger.first.amount < 0
    @Test
    void hasDebt_returnsTrue() {
        Object first = KukangHeap.allocate(KukangHeap.type("shop.Ledger$Entry"));
        KukangHeap.set(first, "amount", -1);
        Ledger ledger = new Ledger();
        KukangHeap.set(ledger, "first", first);
        KukangHeap.set(ledger, "count", 1);

        boolean result = ledger.hasDebt();

        assertTrue(result);

        // Nothing has changed.
        assertSame(first, KukangHeap.get(ledger, "first"));
        assertEquals(1, KukangHeap.get(ledger, "count"));
        assertNull(KukangHeap.get(first, "name"));
        assertEquals(-1, KukangHeap.get(first, "amount"));
        assertNull(KukangHeap.get(first, "next"));

        assertTrue((boolean) KukangHeap.call(ledger, Ledger.class, "isCounted"),
            "the invariant `isCounted()` does not hold");
    }
}
