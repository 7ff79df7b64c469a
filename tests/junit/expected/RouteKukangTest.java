// Written by Kukang; whoever runs it again for this class replaces the file.
package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of shop.Route that Kukang has found; each test takes one of them. */
class RouteKukangTest {
    // The only path
    @Test
    void of() {
        Route result = Route.of(null, (short) 0, null);

        assertNull(KukangHeap.get(result, "stop"));
        assertEquals((short) 0, KukangHeap.get(result, "minutes"));
        assertNull(KukangHeap.get(result, "next"));
        assertEquals(false, KukangHeap.get(result, "isExpress"));
    }

    // The only path
    @Test
    void fromDepot() {
        Route result = Route.fromDepot(null);

        assertEquals("depot", KukangHeap.get(result, "stop"));
        assertEquals((short) 1, KukangHeap.get(result, "minutes"));
        assertNull(KukangHeap.get(result, "next"));
        assertEquals(false, KukangHeap.get(result, "isExpress"));
    }

    // The only path
    @Test
    void express() {
        Route result = Route.express(null, (short) 0, null, false);

        assertNull(KukangHeap.get(result, "stop"));
        assertEquals((short) 0, KukangHeap.get(result, "minutes"));
        assertNull(KukangHeap.get(result, "next"));
        assertEquals(false, KukangHeap.get(result, "isExpress"));
        assertSame(result, KukangHeap.get(null, Route.class, "latest"));
    }

    // Fails as long as the code is as it was. K001: java.lang.StackOverflowError is thrown and not declared
    //     (Route.java:54).
    // Path 0.1.0: route.next == route && !route.isExpress
    @Test
    void minutesToEnd_throwsStackOverflowError() {
        Route route = Route.of(null, (short) 0, null);
        KukangHeap.set(route, "next", route);

        route.minutesToEnd();
    }

    // Path 0.1.1.0.0: route.next != null && route.next.next == null && !route.isExpress && !route.next.isExpress
    @Test
    void minutesToEnd_nextNextIsNull() {
        Route next = Route.of(null, (short) 0, null);
        Route route = Route.of(null, (short) 0, next);
        KukangHeap.Snapshot before = KukangHeap.snapshot(route, next);

        int result = route.minutesToEnd();

        assertEquals(0, result);
        assertEquals("nothing", before.changes());
    }

    // Path 0.1.1.0.1.2.1: route.next != null && route.next.next != null && !route.isExpress &&
    //     !route.next.isExpress && route.next.next.isExpress
    @Test
    void minutesToEnd_nextNextIsNotNull() {
        Route nextNext = Route.express(null, (short) 0, null, true);
        Route next = Route.of(null, (short) 0, nextNext);
        Route route = Route.of(null, (short) 0, next);
        KukangHeap.Snapshot before = KukangHeap.snapshot(route, next, nextNext);

        int result = route.minutesToEnd();

        assertEquals(0, result);
        assertEquals("nothing", before.changes());
    }

    // Path 0: route.stop == null
    @Test
    void startsAtDepot_returnsFalse() {
        Route route = Route.of(null, (short) 0, null);

        boolean result = route.startsAtDepot();

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(route, "stop"));
        assertEquals((short) 0, KukangHeap.get(route, "minutes"));
        assertNull(KukangHeap.get(route, "next"));
        assertEquals(false, KukangHeap.get(route, "isExpress"));
    }

    // Path 0: pair == null
    @Test
    void isPair_returnsFalse_whenPairIsNull() {
        boolean result = Route.isPair(null);

        assertFalse(result);
    }

    // Path 1.0.0: pair != null && pair.one == null && pair.other == null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void isPair_returnsTrue() {
        Route.Pair pair = Route.Pair.of(null, null);

        boolean result = Route.isPair(pair);

        assertTrue(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(pair, "one"));
        assertNull(KukangHeap.get(pair, "other"));
        assertEquals(0, KukangHeap.get(pair, "order"));
    }

    // Path 1.0.1: pair != null && pair.one == null && pair.other != null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void isPair_returnsFalse_whenPairOtherIsNotNull() {
        Object pairOther = new Object();
        Route.Pair pair = Route.Pair.of(null, pairOther);

        boolean result = Route.isPair(pair);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(pair, "one"));
        assertSame(pairOther, KukangHeap.get(pair, "other"));
        assertEquals(0, KukangHeap.get(pair, "order"));
    }
}
