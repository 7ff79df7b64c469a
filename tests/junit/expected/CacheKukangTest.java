// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of depot.Cache that Kukang has found; each test takes one of them. */
class CacheKukangTest {
    // Path 0: capacity >= 1
    @Test
    void constructor() {
        Cache result = new Cache(1);

        assertNull(KukangHeap.get(result, "newest"));
        assertNull(KukangHeap.get(result, "oldest"));
        assertEquals(0, KukangHeap.get(result, "size"));
        assertEquals(1, KukangHeap.get(result, "capacity"));
        assertEquals(false, KukangHeap.get(result, "open"));

        assertTrue(result.isLinked(), "the invariant `isLinked()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     capacity 0 (Cache.java:27).
    // Path 1: capacity < 1
    @Test
    void constructor_throwsIllegalArgumentException() {
        new Cache(0);
    }

    // Path 0.1.0.1: cache.newest == null && cache.oldest == null && cache.size == 0 && cache.capacity >= 1
    @Test
    void setOpen() {
        Cache cache = new Cache(1);

        cache.setOpen(true);

        assertEquals(true, KukangHeap.get(cache, "open"));

        // All else is as it was.
        assertNull(KukangHeap.get(cache, "newest"));
        assertNull(KukangHeap.get(cache, "oldest"));
        assertEquals(0, KukangHeap.get(cache, "size"));
        assertEquals(1, KukangHeap.get(cache, "capacity"));

        assertTrue(cache.isLinked(), "the invariant `isLinked()` does not hold");
    }

    // Path 0.1.0.1: cache.newest == null && cache.oldest == null && cache.size == 0 && cache.capacity >= 1
    @Test
    void put_sizeIs0() {
        Cache cache = new Cache(1);

        cache.put(0, null);

        Cache.Entry newest = (Cache.Entry) KukangHeap.get(cache, "newest");
        assertEquals(Cache.Entry.class, newest.getClass());
        assertEquals(0, newest.key);
        assertNull(newest.value);
        assertNull(newest.newer);
        assertNull(newest.older);
        assertSame(newest, KukangHeap.get(cache, "oldest"));
        assertEquals(1, KukangHeap.get(cache, "size"));

        // All else is as it was.
        assertEquals(1, KukangHeap.get(cache, "capacity"));
        assertEquals(false, KukangHeap.get(cache, "open"));

        assertTrue(cache.isLinked(), "the invariant `isLinked()` does not hold");
    }

    // Path 1.0.0.0.1.1.1.0: cache.newest != null && cache.newest.newer == null && cache.newest.older == null &&
    //     cache.oldest == cache.newest && cache.size >= 1 && cache.size == 1 && cache.capacity >= 1 &&
    //     cache.capacity != 1
    @Test
    void put_capacityIsNot1() {
        Cache cache = new Cache(2);
        cache.put(0, null);
        Cache.Entry newest = (Cache.Entry) KukangHeap.get(cache, "newest");

        cache.put(0, null);

        Cache.Entry newest2 = (Cache.Entry) KukangHeap.get(cache, "newest");
        assertEquals(Cache.Entry.class, newest2.getClass());
        assertEquals(0, newest2.key);
        assertNull(newest2.value);
        assertNull(newest2.newer);
        assertSame(newest, newest2.older);
        assertEquals(2, KukangHeap.get(cache, "size"));
        assertSame(newest2, newest.newer);

        // All else is as it was.
        assertSame(newest, KukangHeap.get(cache, "oldest"));
        assertEquals(2, KukangHeap.get(cache, "capacity"));
        assertEquals(false, KukangHeap.get(cache, "open"));
        assertEquals(0, newest.key);
        assertNull(newest.value);
        assertNull(newest.older);

        assertTrue(cache.isLinked(), "the invariant `isLinked()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalStateException is thrown and not declared:
    //     full (Cache.java:38).
    // Path 1.0.0.0.1.1.1.1: cache.newest != null && cache.newest.newer == null && cache.newest.older == null &&
    //     cache.oldest == cache.newest && cache.size >= 1 && cache.size == 1 && cache.capacity >= 1 &&
    //     cache.capacity == 1
    @Test
    void put_throwsIllegalStateException() {
        Cache.Entry newest = new Cache.Entry(0, null);
        Cache cache = KukangHeap.allocate(Cache.class);
        KukangHeap.set(cache, "newest", newest);
        KukangHeap.set(cache, "oldest", newest);
        KukangHeap.set(cache, "size", 1);
        KukangHeap.set(cache, "capacity", 1);

        cache.put(0, null);

        // What else the contract promises.
        assertTrue(cache.isLinked(), "the invariant `isLinked()` does not hold");
    }

    // Path 1.0.0.0.1.1.1.0: cache.newest != null && cache.newest.newer == null && cache.newest.older == null &&
    //     cache.oldest == cache.newest && cache.size >= 1 && cache.size == 1 && cache.capacity >= 1 && !cache.open
    @Test
    void get_returnsNull_whenOpenIsFalse() {
        Cache cache = new Cache(1);
        cache.put(0, null);
        Cache.Entry newest = (Cache.Entry) KukangHeap.get(cache, "newest");
        KukangHeap.Snapshot before = KukangHeap.snapshot(cache, newest);

        String result = cache.get(0);

        assertNull(result);
        assertEquals("nothing", before.changes());

        assertTrue(cache.isLinked(), "the invariant `isLinked()` does not hold");
    }

    // Path 1.0.0.0.1.1.1.1.0: ... && cache.newest.newer == null && cache.newest.older == null && cache.oldest ==
    //     cache.newest && cache.size >= 1 && cache.size == 1 && cache.capacity >= 1 && cache.open && key !=
    //     cache.newest.key
    @Test
    void get_returnsNull_whenKeyIsNotNewestKey() {
        Cache cache = new Cache(1);
        cache.put(1, null);
        cache.setOpen(true);
        Cache.Entry newest = (Cache.Entry) KukangHeap.get(cache, "newest");
        KukangHeap.Snapshot before = KukangHeap.snapshot(cache, newest);

        String result = cache.get(0);

        assertNull(result);
        assertEquals("nothing", before.changes());

        assertTrue(cache.isLinked(), "the invariant `isLinked()` does not hold");
    }

    // Path 1.0.0.0.1.1.1.1.1: ... && cache.newest.newer == null && cache.newest.older == null && cache.oldest ==
    //     cache.newest && cache.size >= 1 && cache.size == 1 && cache.capacity >= 1 && cache.open && key ==
    //     cache.newest.key
    @Test
    void get_returnsNull_whenKeyIsNewestKey() {
        Cache cache = new Cache(1);
        cache.put(0, null);
        cache.setOpen(true);
        Cache.Entry newest = (Cache.Entry) KukangHeap.get(cache, "newest");
        KukangHeap.Snapshot before = KukangHeap.snapshot(cache, newest);

        String result = cache.get(0);

        assertNull(result);
        assertEquals("nothing", before.changes());

        assertTrue(cache.isLinked(), "the invariant `isLinked()` does not hold");
    }
}
