// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/** Paths of yard.Recent that Kukang has found; each test takes one of them. */
class RecentKukangTest {
    // Path 1.0.0: recent.newest != null && recent.newest.older == null && key != recent.newest.key
    @Test
    void get_returnsMinusOne() {
        Recent recent = new Recent(1);
        recent.put(1, 0);
        Object newest = KukangHeap.get(recent, "newest");

        int result = recent.get(0);

        assertEquals(-1, result);

        // Nothing has changed.
        assertSame(newest, KukangHeap.get(recent, "newest"));
        assertEquals(1, KukangHeap.get(newest, "key"));
        assertEquals(0, KukangHeap.get(newest, "value"));
        assertNull(KukangHeap.get(newest, "older"));
    }

    // Path 1.0.1.1.1: recent.newest != null && recent.newest.older != null && key != recent.newest.key && key ==
    //     recent.newest.older.key
    @Test
    void get() {
        Recent recent = new Recent(10);
        recent.put(0, 0);
        recent.put(1, 0);
        Object newest = KukangHeap.get(recent, "newest");
        Object newestOlder = KukangHeap.get(newest, "older");
        KukangHeap.Snapshot before = KukangHeap.snapshot(recent, newest, newestOlder);

        int result = recent.get(0);

        assertEquals(0, result);
        assertEquals("nothing", before.changes());
    }
}
