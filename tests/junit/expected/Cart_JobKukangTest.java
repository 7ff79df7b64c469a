// Written by Kukang; whoever runs it again for this class replaces the file.
package office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of office.Cart$Job that Kukang has found; each test takes one of them. */
class Cart_JobKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "String.isEmpty()" because "name" is null (Cart.java:61).
    // Path 0: name == null
    @Test
    void constructor_throwsNullPointerException() {
        new Cart.Job(null);
    }

    // Path 1.1.0: name != null && name.length() != 0
    @Test
    void constructor() {
        KukangHeap.set(null, Cart.Job.class, "made", 0);

        Cart.Job result = new Cart.Job("a");

        assertEquals("a", result.name());
        assertEquals(1, KukangHeap.get(result, "number"));
        assertFalse(result.isDone());
        assertEquals(1, KukangHeap.get(null, Cart.Job.class, "made"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     no name (Cart.java:62).
    // Path 1.1.1: name != null && name.length() == 0
    @Test
    void constructor_throwsIllegalArgumentException() {
        new Cart.Job("");
    }

    // The only path: job.name != null
    @Test
    void name() {
        Cart.Job job = new Cart.Job("a");

        String result = job.name();

        assertEquals("a", result);

        // Nothing has changed.
        assertEquals("a", job.name());
        assertFalse(job.isDone());
    }

    // The only path
    @Test
    void isDone_returnsFalse() {
        Cart.Job job = new Cart.Job("a");

        boolean result = job.isDone();

        assertFalse(result);

        // Nothing has changed.
        assertFalse(job.isDone());
    }

    // Path 0: now + job.number < 101
    @Test
    void isLate_returnsFalse() {
        Cart.Job job = KukangHeap.allocate(Cart.Job.class);

        boolean result = job.isLate(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(job.name());
        assertEquals(0, KukangHeap.get(job, "number"));
        assertFalse(job.isDone());
    }

    // Path 1: now + job.number >= 101
    @Test
    void isLate_returnsTrue() {
        Cart.Job job = KukangHeap.allocate(Cart.Job.class);
        KukangHeap.set(job, "number", 101);

        boolean result = job.isLate(0);

        assertTrue(result);

        // Nothing has changed.
        assertNull(job.name());
        assertEquals(101, KukangHeap.get(job, "number"));
        assertFalse(job.isDone());
    }
}
