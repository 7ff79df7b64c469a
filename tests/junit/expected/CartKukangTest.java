// Written by Kukang; whoever runs it again for this class replaces the file.
package office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Paths of office.Cart that Kukang has found; each test takes one of them. */
class CartKukangTest {
    // The only path
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void constructor() {
        Cart result = new Cart();

        assertEquals(List.of(), KukangHeap.get(result, "items"));
        assertEquals(Map.of(), KukangHeap.get(result, "notes"));
        Collection resultJobs = (Collection) KukangHeap.get(result, "jobs");
        assertEquals(List.of(), new ArrayList<>(resultJobs));
        assertEquals(0L, KukangHeap.get(result, "paid"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     nothing (Cart.java:20).
    // Path 0: item == null
    @Test
    void add_throwsIllegalArgumentException() {
        Cart cart = new Cart();

        cart.add(null);
    }

    // Path 1.0.1: item != null && cart.items != null && cart.items.size() == 0
    @Test
    void add() {
        Cart cart = new Cart();
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(cart, "items");

        cart.add("");

        assertEquals(List.of(""), items);

        // All else is as it was.
        assertSame(items, KukangHeap.get(cart, "items"));
        assertEquals(0L, KukangHeap.get(cart, "paid"));
    }

    // Path 0.0.0.1.1: item == null && cart.notes != null && cart.notes.size() == 0
    @Test
    void note() {
        Cart cart = new Cart();
        HashMap<?, ?> notes = (HashMap<?, ?>) KukangHeap.get(cart, "notes");

        cart.note(null, null);

        assertEquals(Collections.singletonMap(null, null), notes);

        // All else is as it was.
        assertSame(notes, KukangHeap.get(cart, "notes"));
        assertEquals(0L, KukangHeap.get(cart, "paid"));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared
    //     (Cart.java:30).
    // Path 0: job == null && cart.jobs != null
    @Test
    void submit_throwsNullPointerException() {
        Cart cart = new Cart();

        cart.submit(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: job != null && cart.jobs != null && cart.jobs.size() == 1
    @Test
    void submit() {
        Cart.Job jobsElement2 = new Cart.Job("a");
        Cart cart = new Cart();
        cart.submit(jobsElement2);
        ArrayDeque<?> jobs = (ArrayDeque<?>) KukangHeap.get(cart, "jobs");
        Cart.Job job = new Cart.Job("a");
        KukangHeap.Snapshot before = KukangHeap.snapshot(cart, job, jobsElement2);

        cart.submit(job);

        assertEquals(List.of(jobsElement2, job), new ArrayList<>(jobs));
        assertEquals("nothing", before.changes());
    }

    // Path 0.1: cart.items != null && cart.items.size() == 0
    @Test
    void isEmpty_returnsTrue() {
        Cart cart = new Cart();
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(cart, "items");

        boolean result = cart.isEmpty();

        assertTrue(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(cart, "items"));
        assertEquals(0L, KukangHeap.get(cart, "paid"));
        assertEquals(List.of(), items);
    }

    // Path 1.1.1.0.1.1.1.0: cart.items != null && cart.items.size() != 0
    @Test
    void isEmpty_returnsFalse() {
        Cart cart = new Cart();
        cart.add("a");
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(cart, "items");

        boolean result = cart.isEmpty();

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(cart, "items"));
        assertEquals(0L, KukangHeap.get(cart, "paid"));
    }

    // Path 0.0.1.1: cart.notes != null && cart.notes.size() == 0
    @Test
    void hasNotes_returnsFalse() {
        Cart cart = new Cart();
        HashMap<?, ?> notes = (HashMap<?, ?>) KukangHeap.get(cart, "notes");

        boolean result = cart.hasNotes();

        assertFalse(result);

        // Nothing has changed.
        assertSame(notes, KukangHeap.get(cart, "notes"));
        assertEquals(0L, KukangHeap.get(cart, "paid"));
        assertEquals(Map.of(), notes);
    }

    // Path 0.1.0.0.1.1.1.0.0.0.0.1.1.1.0.1.1.0.1: cart.notes != null && cart.notes.table[3].key.getClass() ==
    //     java.lang.Integer.class && cart.notes.size() == 1
    @Test
    void hasNotes_returnsTrue() {
        HashMap<Integer, Object> notes = new HashMap<>(4);
        notes.put(Integer.valueOf(3), null);
        Cart cart = new Cart();
        KukangHeap.set(cart, "notes", notes);

        boolean result = cart.hasNotes();

        assertTrue(result);

        // Nothing has changed.
        assertSame(notes, KukangHeap.get(cart, "notes"));
        assertEquals(0L, KukangHeap.get(cart, "paid"));
        assertEquals(Collections.singletonMap(3, null), notes);
    }

    // Path 1.0.1.1.1.0.0.0.0.0.0.1.1.0: cart.jobs != null && cart.jobs.peekFirst().getClass() ==
    //     office.Cart.Job.class && cart.jobs.size() == 1
    @Test
    void next() {
        Cart.Job jobsElement2 = new Cart.Job("a");
        Cart cart = new Cart();
        cart.submit(jobsElement2);
        ArrayDeque<?> jobs = (ArrayDeque<?>) KukangHeap.get(cart, "jobs");
        KukangHeap.Snapshot before = KukangHeap.snapshot(cart, jobsElement2);

        Cart.Job result = cart.next();

        assertSame(jobsElement2, result);
        assertEquals("nothing", before.changes());
        assertEquals(List.of(jobsElement2), new ArrayList<>(jobs));
    }

    // Path 1.0.1.1.1.0.0.1.1.0.0.0.1.0.0.0: cart.jobs != null && cart.jobs.size() == 0
    @Test
    void next_returnsNull() {
        Cart cart = new Cart();
        ArrayDeque<?> jobs = (ArrayDeque<?>) KukangHeap.get(cart, "jobs");

        Cart.Job result = cart.next();

        assertNull(result);

        // Nothing has changed.
        assertSame(jobs, KukangHeap.get(cart, "jobs"));
        assertEquals(0L, KukangHeap.get(cart, "paid"));
        assertEquals(List.of(), new ArrayList<>(jobs));
    }

    // Path 0.1: cart.items != null && cart.items.size() == 0
    @Test
    void pay() {
        Cart cart = new Cart();
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(cart, "items");

        long result = cart.pay(1L);

        assertEquals(1L, result);
        assertEquals(1L, KukangHeap.get(cart, "paid"));

        // All else is as it was.
        assertSame(items, KukangHeap.get(cart, "items"));
        assertEquals(List.of(), items);
    }
}
