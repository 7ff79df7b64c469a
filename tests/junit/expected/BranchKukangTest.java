// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of yard.Branch that Kukang has found; each test takes one of them. */
class BranchKukangTest {
    // Path 0: all == null
    @Test
    void isAmong_returnsFalse_whenAllIsNull() {
        boolean result = Branch.isAmong(null);

        assertFalse(result);
    }

    // Path 1.0.1: all != null && all.size() == 0
    @Test
    void isAmong_returnsFalse_whenAllSizeIs0() {
        ArrayList<Branch> all = new ArrayList<>();

        boolean result = Branch.isAmong(all);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(List.of(), all);
    }

    // Path 1.1.1.1.0.1.1.1.0.0: all != null && all.get(0) == null && all.size() != 0
    @Test
    void isAmong_returnsFalse_whenAll0IsNull() {
        ArrayList<Branch> all = new ArrayList<>(Collections.singletonList(null));

        boolean result = Branch.isAmong(all);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), all);
    }

    // Path 1.1.1.1.0.1.1.1.0.1.0: all != null && all.get(0).getClass() == yard.Branch.class && all.get(0).siblings
    //     == null && all.size() != 0
    @Test
    void isAmong_returnsFalse_whenAll0SiblingsIsNull() {
        Branch allElement0 = new Branch();
        ArrayList<Branch> all = new ArrayList<>(List.of(allElement0));

        boolean result = Branch.isAmong(all);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(List.of(allElement0), all);
        assertNull(KukangHeap.get(allElement0, "siblings"));
    }

    // Path 1.1.1.1.0.1.1.1.0.1.1: all != null && all.get(0).getClass() == yard.Branch.class && all.get(0).siblings
    //     == all && all.size() != 0
    @Test
    void isAmong_returnsTrue() {
        ArrayList<Branch> all = new ArrayList<>(1);
        Branch allElement0 = new Branch();
        allElement0.setSiblings(all);
        all.add(allElement0);

        boolean result = Branch.isAmong(all);

        assertTrue(result);

        // Nothing has changed.
        assertEquals(List.of(allElement0), all);
        assertSame(all, KukangHeap.get(allElement0, "siblings"));
    }
}
