// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of yard.Fund that Kukang has found; each test takes one of them. */
class FundKukangTest {
    // Path 1.1.0: owner != null && owner.length() != 0
    @Test
    void constructor() {
        Fund result = new Fund("a");

        assertEquals("a", KukangHeap.get(result, "owner"));
        assertEquals(0L, KukangHeap.get(result, "balance"));
        assertFalse(result.isFrozen());
        assertEquals(0, KukangHeap.get(result, "turns"));
    }

    // Path 1.1: amount >= 1L && !fund.frozen
    @Test
    void deposit() {
        Fund fund = new Fund("a");

        fund.deposit(1L);

        assertEquals(1L, KukangHeap.get(fund, "balance"));

        // All else is as it was.
        assertFalse(fund.isFrozen());
        assertEquals(0, KukangHeap.get(fund, "turns"));
    }

    // The only path
    @Test
    void freeze() {
        Fund fund = new Fund("a");

        fund.freeze();

        assertTrue(fund.isFrozen());

        // All else is as it was.
        assertEquals(0L, KukangHeap.get(fund, "balance"));
        assertEquals(0, KukangHeap.get(fund, "turns"));
    }

    // Fails as long as the code is as it was. K010: the postcondition `turns == \old(turns) + count` does not hold
    //     (Fund.java:26).
    // Path 1: count >= 0
    @Test
    void turn_breaksPostcondition() {
        Fund fund = new Fund("a");

        fund.turn(0);

        assertTrue((int) KukangHeap.get(fund, "turns") == 0 + 0,
            "the postcondition `turns == \\old(turns) + count` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `balance == \old(balance) - amount` does not
    //     hold (Fund.java:32).
    // Path 1.0: amount >= 1L && fund.frozen
    @Test
    void withdraw_breaksPostcondition_whenFrozenIsTrue() {
        Fund fund = new Fund("a");
        fund.freeze();

        fund.withdraw(1L);

        assertTrue((long) KukangHeap.get(fund, "balance") == 0L - 1L,
            "the postcondition `balance == \\old(balance) - amount` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `balance == \old(balance) - amount` does not
    //     hold (Fund.java:32).
    // Path 1.1.0: amount >= 1L && !fund.frozen && fund.balance < amount
    @Test
    void withdraw_breaksPostcondition_whenBalanceLessThanAmount() {
        Fund fund = new Fund("a");

        fund.withdraw(1L);

        assertTrue((long) KukangHeap.get(fund, "balance") == 0L - 1L,
            "the postcondition `balance == \\old(balance) - amount` does not hold");
    }

    // Path 1.1.1: amount >= 1L && !fund.frozen && fund.balance >= amount
    @Test
    void withdraw() {
        Fund fund = new Fund("a");
        fund.deposit(1L);

        fund.withdraw(1L);

        assertEquals(0L, KukangHeap.get(fund, "balance"));

        // All else is as it was.
        assertFalse(fund.isFrozen());
        assertEquals(0, KukangHeap.get(fund, "turns"));
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result >= 0` does not hold (Fund.java:39).
    // Path 0: 2 - fund.turns < 0
    @Test
    void rest_breaksPostcondition() {
        Fund fund = KukangHeap.allocate(Fund.class);
        KukangHeap.set(fund, "turns", 3);

        int result = fund.rest();

        assertTrue(result >= 0, "the postcondition `\\result >= 0` does not hold");
    }

    // Path 1: 2 - fund.turns >= 0
    @Test
    void rest() {
        Fund fund = new Fund("a");

        int result = fund.rest();

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(0L, KukangHeap.get(fund, "balance"));
        assertFalse(fund.isFrozen());
        assertEquals(0, KukangHeap.get(fund, "turns"));
    }

    // The only path
    @Test
    void isFrozen_returnsFalse() {
        Fund fund = new Fund("a");

        boolean result = fund.isFrozen();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0L, KukangHeap.get(fund, "balance"));
        assertFalse(fund.isFrozen());
        assertEquals(0, KukangHeap.get(fund, "turns"));
    }

    // Path 0: fund.balance < 1001L
    @Test
    void isRich_returnsFalse_whenBalanceLessThan1001() {
        Fund fund = new Fund("a");

        boolean result = fund.isRich();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0L, KukangHeap.get(fund, "balance"));
        assertFalse(fund.isFrozen());
        assertEquals(0, KukangHeap.get(fund, "turns"));
    }

    // Path 1.0: fund.balance >= 1001L && fund.frozen
    @Test
    void isRich_returnsFalse_whenFrozenIsTrue() {
        Fund fund = new Fund("a");
        fund.deposit(1001L);
        fund.freeze();

        boolean result = fund.isRich();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(1001L, KukangHeap.get(fund, "balance"));
        assertTrue(fund.isFrozen());
        assertEquals(0, KukangHeap.get(fund, "turns"));
    }

    // Path 1.1: fund.balance >= 1001L && !fund.frozen
    @Test
    void isRich_returnsTrue() {
        Fund fund = new Fund("a");
        fund.deposit(1001L);

        boolean result = fund.isRich();

        assertTrue(result);

        // Nothing has changed.
        assertEquals(1001L, KukangHeap.get(fund, "balance"));
        assertFalse(fund.isFrozen());
        assertEquals(0, KukangHeap.get(fund, "turns"));
    }
}
