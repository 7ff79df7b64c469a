// Written by Kukang; whoever runs it again for this class replaces the file.
package picky;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of picky.Crate that Kukang has found; each test takes one of them. */
class CrateKukangTest {
    // Path 0: crate.weight < 51
    @Test
    void isHeavy_returnsFalse() {
        Crate crate = new Crate(List.of(new Crate.Item("SKU-a")), KukangHeap.anyOf(Crate.Carrier.class),
            any -> null, 0);

        boolean result = crate.isHeavy();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0, crate.weight());
    }

    // Path 1: crate.weight >= 51
    @Test
    void isHeavy_returnsTrue() {
        Crate crate = new Crate(List.of(new Crate.Item("SKU-a")), KukangHeap.anyOf(Crate.Carrier.class),
            any -> null, 51);

        boolean result = crate.isHeavy();

        assertTrue(result);

        // Nothing has changed.
        assertEquals(51, crate.weight());
    }
}
