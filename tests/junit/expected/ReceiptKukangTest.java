// Written by Kukang; whoever runs it again for this class replaces the file.
package picky;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Paths of picky.Receipt that Kukang has found; each test takes one of them. */
class ReceiptKukangTest {
    // Path 0: receipt.amount < 101
    @Test
    void isLarge_returnsFalse() {
        Receipt receipt = new Receipt(0, LocalDate.EPOCH, new Object(), new ArrayList<>(), new HashMap<>(),
            Optional.empty(), BigDecimal.ONE, new int[0], Integer.valueOf(1));
        KukangHeap.Snapshot before = KukangHeap.snapshot(receipt);

        boolean result = receipt.isLarge();

        assertFalse(result);
        assertEquals("nothing", before.changes());
    }

    // Path 1: receipt.amount >= 101
    @Test
    void isLarge_returnsTrue() {
        Receipt receipt = new Receipt(101, LocalDate.EPOCH, new Object(), new ArrayList<>(), new HashMap<>(),
            Optional.empty(), BigDecimal.ONE, new int[0], Integer.valueOf(1));
        KukangHeap.Snapshot before = KukangHeap.snapshot(receipt);

        boolean result = receipt.isLarge();

        assertTrue(result);
        assertEquals("nothing", before.changes());
    }
}
