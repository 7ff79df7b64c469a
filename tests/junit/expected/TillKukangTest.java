// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of yard.Till that Kukang has found; each test takes one of them. */
class TillKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     owner (Till.java:15).
    // Path 0: owner == null
    @Test
    void constructor_throwsIllegalArgumentException() {
        new Till(null);
    }

    // Path 1: owner != null
    @Test
    void constructor() {
        Till result = new Till("");

        assertEquals("", KukangHeap.get(result, "owner"));
        assertEquals(0L, KukangHeap.get(result, "balance"));
        assertSame(Till.State.OPEN, KukangHeap.get(result, "state"));

        assertTrue(result.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.0.0.0: till.owner != null && till.state == State.OPEN && till.balance >= 0L && amount >= 1L &&
    //     ((till.balance ^ till.balance + amount) & (amount ^ till.balance + amount)) >= 0L
    @Test
    void deposit() {
        Till till = new Till("");

        till.deposit(1L);

        assertEquals(1L, KukangHeap.get(till, "balance"));

        // All else is as it was.
        assertEquals("", KukangHeap.get(till, "owner"));
        assertSame(Till.State.OPEN, KukangHeap.get(till, "state"));

        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.ArithmeticException is thrown and not declared: long
    //     overflow (Till.java:32).
    // Path 1.1.0.0.1: till.owner != null && till.state == State.OPEN && till.balance >= 0L && amount >= 1L &&
    //     ((till.balance ^ till.balance + amount) & (amount ^ till.balance + amount)) < 0L
    @Test
    void deposit_throwsArithmeticException() {
        Till till = KukangHeap.allocate(Till.class);
        KukangHeap.set(till, "owner", "");
        KukangHeap.set(till, "balance", 1L);
        KukangHeap.set(till, "state", Till.State.OPEN);

        till.deposit(Long.MAX_VALUE);

        // What else the contract promises.
        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     amount 0 (Till.java:27).
    // Path 1.1.0.1: till.owner != null && till.state == State.OPEN && till.balance >= 0L && amount < 1L
    @Test
    void deposit_throwsIllegalArgumentException() {
        Till till = new Till("");

        till.deposit(0L);

        // What else the contract promises.
        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalStateException is thrown and not declared: not
    //     open (Till.java:30).
    // Path 1.1.1.0: till.owner != null && till.state == State.FROZEN && till.balance >= 0L && amount >= 1L
    @Test
    void deposit_throwsIllegalStateException() {
        Till till = new Till("");
        till.freeze();

        till.deposit(1L);

        // What else the contract promises.
        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.0: till.owner != null && till.state == State.OPEN && till.balance >= 0L
    @Test
    void freeze() {
        Till till = new Till("");

        till.freeze();

        assertSame(Till.State.FROZEN, KukangHeap.get(till, "state"));

        // All else is as it was.
        assertEquals("", KukangHeap.get(till, "owner"));
        assertEquals(0L, KukangHeap.get(till, "balance"));

        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalStateException is thrown and not declared:
    //     closed (Till.java:37).
    // Path 1.1.2.1: till.owner != null && till.state == State.CLOSED && till.balance >= 0L && till.balance == 0L
    @Test
    void freeze_throwsIllegalStateException() {
        Till till = new Till("");
        till.close();

        till.freeze();

        // What else the contract promises.
        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.0.0: till.owner != null && till.state == State.OPEN && till.balance >= 0L && till.balance == 0L
    @Test
    void close() {
        Till till = new Till("");

        till.close();

        assertSame(Till.State.CLOSED, KukangHeap.get(till, "state"));

        // All else is as it was.
        assertEquals("", KukangHeap.get(till, "owner"));
        assertEquals(0L, KukangHeap.get(till, "balance"));

        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalStateException is thrown and not declared: not
    //     empty (Till.java:44).
    // Path 1.1.0.1: till.owner != null && till.state == State.OPEN && till.balance >= 0L && till.balance != 0L
    @Test
    void close_throwsIllegalStateException() {
        Till till = new Till("");
        till.deposit(1L);

        till.close();

        // What else the contract promises.
        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.0.0: till.owner != null && till.state == State.OPEN && till.balance >= 0L && till.balance < amount
    @Test
    void covers_returnsFalse_whenBalanceLessThanAmount() {
        Till till = new Till("");

        boolean result = till.covers(1L);

        assertFalse(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(till, "owner"));
        assertEquals(0L, KukangHeap.get(till, "balance"));
        assertSame(Till.State.OPEN, KukangHeap.get(till, "state"));

        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.0.1: till.owner != null && till.state == State.OPEN && till.balance >= 0L && till.balance >= amount
    @Test
    void covers_returnsTrue_whenBalanceAtLeastAmount() {
        Till till = new Till("");

        boolean result = till.covers(0L);

        assertTrue(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(till, "owner"));
        assertEquals(0L, KukangHeap.get(till, "balance"));
        assertSame(Till.State.OPEN, KukangHeap.get(till, "state"));

        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.0: till.owner != null && till.state == State.FROZEN && till.balance >= 0L && till.balance < 1L
    @Test
    void covers_returnsFalse_whenBalanceLessThan1() {
        Till till = new Till("");
        till.freeze();

        boolean result = till.covers(0L);

        assertFalse(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(till, "owner"));
        assertEquals(0L, KukangHeap.get(till, "balance"));
        assertSame(Till.State.FROZEN, KukangHeap.get(till, "state"));

        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.1.0: till.owner != null && till.state == State.FROZEN && till.balance >= 0L && till.balance >= 1L
    //     && amount != 0L
    @Test
    void covers_returnsFalse_whenAmountIsNot0() {
        Till till = new Till("");
        till.deposit(1L);
        till.freeze();

        boolean result = till.covers(1L);

        assertFalse(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(till, "owner"));
        assertEquals(1L, KukangHeap.get(till, "balance"));
        assertSame(Till.State.FROZEN, KukangHeap.get(till, "state"));

        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.1.1: till.owner != null && till.state == State.FROZEN && till.balance >= 0L && till.balance >= 1L
    //     && amount == 0L
    @Test
    void covers_returnsTrue_whenAmountIs0() {
        Till till = new Till("");
        till.deposit(1L);
        till.freeze();

        boolean result = till.covers(0L);

        assertTrue(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(till, "owner"));
        assertEquals(1L, KukangHeap.get(till, "balance"));
        assertSame(Till.State.FROZEN, KukangHeap.get(till, "state"));

        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.2.1: till.owner != null && till.state == State.CLOSED && till.balance >= 0L && till.balance == 0L
    @Test
    void covers_returnsFalse_whenBalanceIs0() {
        Till till = new Till("");
        till.close();

        boolean result = till.covers(0L);

        assertFalse(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(till, "owner"));
        assertEquals(0L, KukangHeap.get(till, "balance"));
        assertSame(Till.State.CLOSED, KukangHeap.get(till, "state"));

        assertTrue(till.isValid(), "the invariant `isValid()` does not hold");
    }
}
