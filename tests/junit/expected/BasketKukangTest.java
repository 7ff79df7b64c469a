// Written by Kukang; whoever runs it again for this class replaces the file.
package shop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Paths of shop.Basket that Kukang has found; each test takes one of them. */
class BasketKukangTest {
    static {
        // As java -ea does: tests rely on assert statements.
        BasketKukangTest.class.getClassLoader().setDefaultAssertionStatus(true);
    }

    @BeforeEach
    void failOnChecks() {
        KukangHeap.failOnChecks();
    }

    // The only path
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void constructor() {
        Basket result = new Basket();

        assertNull(result.first);
        assertEquals(0, result.size);

        assertTrue(result.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Path 0.1: basket.first == null && basket.size == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void add() {
        Basket basket = new Basket();
        Basket.made = 0;

        basket.add(null, 0);

        Basket.Item first = basket.first;
        assertNull(first.what());
        assertEquals(0, first.count());
        assertNull(first.rest());
        assertEquals(1, basket.size);
        assertEquals(1, Basket.made);

        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Path 0.1: basket.first == null && basket.size == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void drop() {
        Basket basket = new Basket();

        basket.drop();

        // Nothing has changed.
        assertNull(basket.first);
        assertEquals(0, basket.size);

        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `isCounted()` does not hold after the method
    //     (Basket.java:35).
    // Path 1.0.1: basket.first != null && basket.first.rest == null && basket.size == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void drop_breaksInvariant() {
        Basket basket = new Basket();
        basket.add(null, 0);

        basket.drop();

        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "shop.Basket$Item.count()" because "this.first" is null (Basket.java:42).
    // Path 0.1: basket.first == null && basket.size == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void countOfFirst_throwsNullPointerException() {
        Basket basket = new Basket();

        basket.countOfFirst();

        // What else the contract promises.
        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Path 1.0.1: basket.first != null && basket.first.rest == null && basket.size == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void countOfFirst() {
        Basket basket = new Basket();
        basket.add(null, 0);
        Basket.Item first = basket.first;

        int result = basket.countOfFirst();

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(first, basket.first);
        assertEquals(1, basket.size);
        assertNull(first.what());
        assertEquals(0, first.count());
        assertNull(first.rest());

        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result >= 0` does not hold
    //     (Basket.java:45).
    // Path 1.0.1.0.0.0: basket.first != null && basket.first.rest == null && what == null && basket.first.what ==
    //     null && basket.size == 1 && basket.first.count < 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void countOf_breaksPostcondition() {
        Basket basket = new Basket();
        basket.add(null, -1);

        int result = basket.countOf(null);

        assertTrue(result >= 0, "the postcondition `\\result >= 0` does not hold");

        // What else the contract promises.
        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Path 1.0.1.0.0.1: basket.first != null && basket.first.rest == null && what == null && basket.first.what ==
    //     null && basket.size == 1 && basket.first.count >= 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void countOf_firstCountAtLeast0() {
        Basket basket = new Basket();
        basket.add(null, 0);
        Basket.Item first = basket.first;

        int result = basket.countOf(null);

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(first, basket.first);
        assertEquals(1, basket.size);
        assertNull(first.what());
        assertEquals(0, first.count());
        assertNull(first.rest());

        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Path 1.0.1.0.1: basket.first != null && basket.first.rest == null && what != null && basket.first.what ==
    //     null && basket.size == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void countOf_whatIsNotNull() {
        Basket basket = new Basket();
        basket.add(null, 0);
        Basket.Item first = basket.first;
        Object what = new Object();

        int result = basket.countOf(what);

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(first, basket.first);
        assertEquals(1, basket.size);
        assertNull(first.what());
        assertEquals(0, first.count());
        assertNull(first.rest());

        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Path 0.1.0.0: basket.first == null && one == null && other == null && basket.size == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void isSame_returnsTrue() {
        Basket basket = new Basket();

        boolean result = basket.isSame(null, null);

        assertTrue(result);

        // Nothing has changed.
        assertNull(basket.first);
        assertEquals(0, basket.size);

        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Path 0.1.0.1: basket.first == null && one == null && other != null && basket.size == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void isSame_returnsFalse() {
        Basket basket = new Basket();
        Basket.Filter other = KukangHeap.anyOf(Basket.Filter.class);

        boolean result = basket.isSame(null, other);

        assertFalse(result);

        // Nothing has changed.
        assertNull(basket.first);
        assertEquals(0, basket.size);

        assertTrue(basket.isCounted(), "the invariant `isCounted()` does not hold");
    }

    // Fails as long as the code is as it was. K003: a condition given to Kukang.check does not hold
    //     (Basket.java:61).
    // Path 1.1.0: a != null && a.length == 2 && a[1] < a[0]
    @Test
    void check_failsCheck() {
        KukangHeap.failOnChecks();
        int[] a = {0, -1};

        Basket.check(a);
    }

    // Path 1.1.1: a != null && a.length == 2 && a[1] >= a[0]
    @Test
    void check() {
        int[] a = new int[2];

        Basket.check(a);

        // Nothing has changed.
        assertArrayEquals(new int[] {0, 0}, a);
    }

    // Path 0: one != other
    @Test
    void claim() {
        assertDoesNotThrow(() -> Basket.claim((byte) 0, 'a'));
    }

    // Fails as long as the code is as it was. K002: an assertion fails: they are equal (Basket.java:65).
    // Path 1: one == other
    @Test
    void claim_failsAssertion() {
        assertTrue(KukangHeap.assertsAreOn(Basket.class),
            "assert statements are switched off: java -ea switches them on");

        Basket.claim((byte) 0, '\0');
    }
}
