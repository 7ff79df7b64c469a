// Written by Kukang; whoever runs it again for this class replaces the file.
package picky;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of picky.Pallet that Kukang has found; each test takes one of them. */
class PalletKukangTest {
    // Path 0: pallet.weight < 51
    @Test
    void isHeavy_returnsFalse() {
        Pallet pallet = new Pallet(List.of(new Pallet.Item("SKU-a")), KukangHeap.anyOf(Pallet.Carrier.class),
            any -> null, 0);

        boolean result = pallet.isHeavy();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0, pallet.weight());
    }

    // Path 1: pallet.weight >= 51
    @Test
    void isHeavy_returnsTrue() {
        Pallet pallet = new Pallet(List.of(new Pallet.Item("SKU-a")), KukangHeap.anyOf(Pallet.Carrier.class),
            any -> null, 51);

        boolean result = pallet.isHeavy();

        assertTrue(result);

        // Nothing has changed.
        assertEquals(51, pallet.weight());
    }
}
