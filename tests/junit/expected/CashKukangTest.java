// Written by Kukang; whoever runs it again for this class replaces the file.
package picky;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/** Paths of picky.Cash that Kukang has found; each test takes one of them. */
class CashKukangTest {
    // Path 0: factor * cash.cents >= 0
    @Test
    void times() {
        Cash cash = new Cash(0);

        Cash result = cash.times(0);

        assertEquals(0, result.cents());

        // Nothing has changed.
        assertEquals(0, cash.cents());
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     cents (Cash.java:7).
    // Path 1: factor * cash.cents < 0
    @Test
    void times_throwsIllegalArgumentException() {
        Cash cash = new Cash(1);

        cash.times(-1);
    }

    // Path 0: other == null
    @Test
    void plus_otherIsNull() {
        Cash cash = new Cash(0);

        Cash result = cash.plus(null);

        assertSame(cash, result);

        // Nothing has changed.
        assertEquals(0, cash.cents());
    }

    // Path 1.0.0: other == cash && cash.cents + cash.cents >= 0
    @Test
    void plus_centsPlusCentsAtLeast0() {
        Cash cash = new Cash(0);

        Cash result = cash.plus(cash);

        assertEquals(0, result.cents());

        // Nothing has changed.
        assertEquals(0, cash.cents());
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     cents (Cash.java:7).
    // Path 1.0.1: other == cash && cash.cents + cash.cents < 0
    @Test
    void plus_throwsIllegalArgumentException() {
        Cash cash = new Cash(Integer.MAX_VALUE);

        cash.plus(cash);
    }
}
