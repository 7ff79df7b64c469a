// Written by Kukang; whoever runs it again for this class replaces the file.
package office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of office.Crate that Kukang has found; each test takes one of them. */
class CrateKukangTest {
    // The only path
    @Test
    void constructor() {
        Crate result = new Crate();

        assertEquals(List.of(), KukangHeap.get(result, "items"));
        assertEquals(0, KukangHeap.get(result, "limit"));
        assertNull(KukangHeap.get(result, "owner"));
    }

    // The only path
    @Test
    void setLimit() {
        Crate crate = new Crate();

        crate.setLimit(1);

        assertEquals(1, KukangHeap.get(crate, "limit"));

        // All else is as it was.
        assertNull(KukangHeap.get(crate, "owner"));
    }

    // The only path
    @Test
    void setOwner() {
        Crate crate = new Crate();
        Crate.Owner owner = new Crate.Owner(false);

        crate.setOwner(owner);

        assertSame(owner, KukangHeap.get(crate, "owner"));

        // All else is as it was.
        assertEquals(0, KukangHeap.get(crate, "limit"));
        assertFalse(owner.isTrusted());
    }

    // Path 0.1: crate.items != null && crate.items.size() == 0
    @Test
    void add() {
        Crate crate = new Crate();
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        crate.add(null);

        assertEquals(Collections.singletonList(null), items);

        // All else is as it was.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(0, KukangHeap.get(crate, "limit"));
        assertNull(KukangHeap.get(crate, "owner"));
    }

    // Path 0.1.0: crate.items != null && crate.owner == null && crate.items.size() == 0
    @Test
    void mayBeFilled_returnsFalse_whenOwnerIsNull() {
        Crate crate = new Crate();
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        boolean result = crate.mayBeFilled();

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(0, KukangHeap.get(crate, "limit"));
        assertNull(KukangHeap.get(crate, "owner"));
        assertEquals(List.of(), items);
    }

    // Path 0.1.1.0: crate.items != null && crate.owner != null && crate.items.size() == 0 && !crate.owner.trusted
    @Test
    void mayBeFilled_returnsFalse_whenOwnerTrustedIsFalse() {
        Crate.Owner owner = new Crate.Owner(false);
        Crate crate = new Crate();
        crate.setOwner(owner);
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        boolean result = crate.mayBeFilled();

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(0, KukangHeap.get(crate, "limit"));
        assertSame(owner, KukangHeap.get(crate, "owner"));
        assertEquals(List.of(), items);
        assertFalse(owner.isTrusted());
    }

    // Path 0.1.1.1: crate.items != null && crate.owner != null && crate.items.size() == 0 && crate.owner.trusted
    @Test
    void mayBeFilled_returnsTrue() {
        Crate.Owner owner = new Crate.Owner(true);
        Crate crate = new Crate();
        crate.setOwner(owner);
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        boolean result = crate.mayBeFilled();

        assertTrue(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(0, KukangHeap.get(crate, "limit"));
        assertSame(owner, KukangHeap.get(crate, "owner"));
        assertEquals(List.of(), items);
        assertTrue(owner.isTrusted());
    }

    // Path 1.1.1.0.1.1.1.0: crate.items != null && crate.items.size() != 0
    @Test
    void mayBeFilled_returnsFalse_whenItemsSizeIsNot0() {
        Crate crate = new Crate();
        crate.add(null);
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        boolean result = crate.mayBeFilled();

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(0, KukangHeap.get(crate, "limit"));
        assertNull(KukangHeap.get(crate, "owner"));
        assertEquals(Collections.singletonList(null), items);
    }

    // Path 0.1: crate.items != null && crate.items.size() == 0
    @Test
    void isGuarded_returnsFalse_whenItemsSizeIs0() {
        Crate crate = new Crate();
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        boolean result = crate.isGuarded();

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(0, KukangHeap.get(crate, "limit"));
        assertNull(KukangHeap.get(crate, "owner"));
        assertEquals(List.of(), items);
    }

    // Path 1.1.1.0.1.1.1.1.0: crate.items != null && crate.items.size() == 1 && crate.limit != 7
    @Test
    void isGuarded_returnsFalse_whenLimitIsNot7() {
        Crate crate = new Crate();
        crate.add(null);
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        boolean result = crate.isGuarded();

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(0, KukangHeap.get(crate, "limit"));
        assertNull(KukangHeap.get(crate, "owner"));
        assertEquals(Collections.singletonList(null), items);
    }

    // Path 1.1.1.0.1.1.1.1.1.0: crate.items != null && crate.owner == null && crate.items.size() == 1 &&
    //     crate.limit == 7
    @Test
    void isGuarded_returnsFalse_whenOwnerIsNull() {
        Crate crate = new Crate();
        crate.add(null);
        crate.setLimit(7);
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        boolean result = crate.isGuarded();

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(7, KukangHeap.get(crate, "limit"));
        assertNull(KukangHeap.get(crate, "owner"));
        assertEquals(Collections.singletonList(null), items);
    }

    // Path 1.1.1.0.1.1.1.1.1.1.0: crate.items != null && crate.owner != null && crate.items.size() == 1 &&
    //     crate.limit == 7 && !crate.owner.trusted
    @Test
    void isGuarded_returnsFalse_whenOwnerTrustedIsFalse() {
        Crate.Owner owner = new Crate.Owner(false);
        Crate crate = new Crate();
        crate.add(null);
        crate.setLimit(7);
        crate.setOwner(owner);
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        boolean result = crate.isGuarded();

        assertFalse(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(7, KukangHeap.get(crate, "limit"));
        assertSame(owner, KukangHeap.get(crate, "owner"));
        assertEquals(Collections.singletonList(null), items);
        assertFalse(owner.isTrusted());
    }

    // Path 1.1.1.0.1.1.1.1.1.1.1: crate.items != null && crate.owner != null && crate.items.size() == 1 &&
    //     crate.limit == 7 && crate.owner.trusted
    @Test
    void isGuarded_returnsTrue() {
        Crate.Owner owner = new Crate.Owner(true);
        Crate crate = new Crate();
        crate.add(null);
        crate.setLimit(7);
        crate.setOwner(owner);
        ArrayList<?> items = (ArrayList<?>) KukangHeap.get(crate, "items");

        boolean result = crate.isGuarded();

        assertTrue(result);

        // Nothing has changed.
        assertSame(items, KukangHeap.get(crate, "items"));
        assertEquals(7, KukangHeap.get(crate, "limit"));
        assertSame(owner, KukangHeap.get(crate, "owner"));
        assertEquals(Collections.singletonList(null), items);
        assertTrue(owner.isTrusted());
    }
}
