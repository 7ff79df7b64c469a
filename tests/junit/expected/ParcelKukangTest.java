// Written by Kukang; whoever runs it again for this class replaces the file.
package picky;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of picky.Parcel that Kukang has found; each test takes one of them. */
class ParcelKukangTest {
    // Path 0: parcel.weight < 51
    @Test
    void isHeavy_returnsFalse() {
        Parcel parcel = new Parcel(List.of(new Parcel.Item("SKU-a")), KukangHeap.anyOf(Parcel.Carrier.class),
            any -> null, 0);

        boolean result = parcel.isHeavy();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0, parcel.weight());
    }

    // Path 1: parcel.weight >= 51
    @Test
    void isHeavy_returnsTrue() {
        Parcel parcel = new Parcel(List.of(new Parcel.Item("SKU-a")), KukangHeap.anyOf(Parcel.Carrier.class),
            any -> null, 51);

        boolean result = parcel.isHeavy();

        assertTrue(result);

        // Nothing has changed.
        assertEquals(51, parcel.weight());
    }
}
