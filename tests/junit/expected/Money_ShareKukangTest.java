// Written by Kukang; whoever runs it again for this class replaces the file.
package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of shop.Money$Share that Kukang has found; each test takes one of them. */
class Money_ShareKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     no part: -1.0 (Money.java:48).
    // Path 0: !(0.0 <= part)
    @Test
    void of_throwsIllegalArgumentException_whenPartNotAtLeast0() {
        Money.Share.of(-1.0);
    }

    // Path 1.0: 0.0 <= part && part <= 1.0
    @Test
    void of() {
        Money.Share result = Money.Share.of(0.0);

        assertEquals(0.0, KukangHeap.get(result, "part"));
        assertSame(Level.BASIC, KukangHeap.get(result, "level"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     no part: 2.0 (Money.java:48).
    // Path 1.1: 0.0 <= part && !(part <= 1.0)
    @Test
    void of_throwsIllegalArgumentException_whenPartNotAtMost1() {
        Money.Share.of(2.0);
    }

    // Path 1.1.1.0: share.level == Level.BASIC && 0.0 <= share.part && share.part <= 1.0 && share.part != 1.0
    @Test
    void isWhole_returnsFalse() {
        Money.Share share = Money.Share.of(0.0);

        boolean result = share.isWhole();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0.0, KukangHeap.get(share, "part"));
        assertSame(Level.BASIC, KukangHeap.get(share, "level"));

        assertTrue(share.isPart(), "the invariant `isPart()` does not hold");
    }

    // Path 1.1.1.1: share.level == Level.BASIC && 0.0 <= share.part && share.part <= 1.0 && share.part == 1.0
    @Test
    void isWhole_returnsTrue() {
        Money.Share share = Money.Share.of(1.0);

        boolean result = share.isWhole();

        assertTrue(result);

        // Nothing has changed.
        assertEquals(1.0, KukangHeap.get(share, "part"));
        assertSame(Level.BASIC, KukangHeap.get(share, "level"));

        assertTrue(share.isPart(), "the invariant `isPart()` does not hold");
    }
}
