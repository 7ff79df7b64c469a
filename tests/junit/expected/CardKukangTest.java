// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of depot.Card that Kukang has found; each test takes one of them. */
class CardKukangTest {
    // Path 0: id >= 0
    @Test
    void constructor() {
        Card result = new Card(null, 0);

        assertNull(KukangHeap.get(result, "owner"));
        assertEquals(0, KukangHeap.get(result, "id"));
        assertNull(KukangHeap.get(result, "limit"));
        assertEquals(0, KukangHeap.get(result, "rate"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     id -1 (Card.java:12).
    // Path 1: id < 0
    @Test
    void constructor_throwsIllegalArgumentException() {
        new Card(null, -1);
    }

    // The only path
    @Test
    void setLimit() {
        Card card = new Card(null, 0);

        card.setLimit(null);

        // Nothing has changed.
        assertNull(KukangHeap.get(card, "owner"));
        assertEquals(0, KukangHeap.get(card, "id"));
        assertNull(KukangHeap.get(card, "limit"));
        assertEquals(0, KukangHeap.get(card, "rate"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     rate -1 (Card.java:24).
    // Path 0: rate < 0
    @Test
    void setRate_throwsIllegalArgumentException_whenRateLessThan0() {
        Card card = new Card(null, 0);

        card.setRate(-1);
    }

    // Path 1.0: rate >= 0 && rate < 101
    @Test
    void setRate() {
        Card card = new Card(null, 0);

        Card result = card.setRate(1);

        assertSame(card, result);
        assertEquals(1, KukangHeap.get(card, "rate"));

        // All else is as it was.
        assertNull(KukangHeap.get(card, "owner"));
        assertEquals(0, KukangHeap.get(card, "id"));
        assertNull(KukangHeap.get(card, "limit"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     rate 101 (Card.java:24).
    // Path 1.1: rate >= 0 && rate >= 101
    @Test
    void setRate_throwsIllegalArgumentException_whenRateAtLeast101() {
        Card card = new Card(null, 0);

        card.setRate(101);
    }

    // Path 0: card.id < 1
    @Test
    void covers_returnsFalse_whenIdLessThan1() {
        Card card = new Card(null, 0);

        boolean result = card.covers(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(card, "owner"));
        assertEquals(0, KukangHeap.get(card, "id"));
        assertNull(KukangHeap.get(card, "limit"));
        assertEquals(0, KukangHeap.get(card, "rate"));
    }

    // Path 1.0: card.limit == null && card.id >= 1
    @Test
    void covers_returnsFalse_whenLimitIsNull() {
        Card card = new Card(null, 1);

        boolean result = card.covers(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(card, "owner"));
        assertEquals(1, KukangHeap.get(card, "id"));
        assertNull(KukangHeap.get(card, "limit"));
        assertEquals(0, KukangHeap.get(card, "rate"));
    }

    // Path 1.1.0: card.limit != null && card.id >= 1 && card.limit.value < amount
    @Test
    void covers_returnsFalse_whenLimitValueLessThanAmount() {
        Card card = new Card(null, 1);
        card.setLimit(Integer.valueOf(-1));

        boolean result = card.covers(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(card, "owner"));
        assertEquals(1, KukangHeap.get(card, "id"));
        assertEquals(Integer.valueOf(-1), KukangHeap.get(card, "limit"));
        assertEquals(0, KukangHeap.get(card, "rate"));
    }

    // Path 1.1.1.0: card.limit != null && card.id >= 1 && card.limit.value >= amount && card.rate >= 5
    @Test
    void covers_returnsFalse_whenRateAtLeast5() {
        Card card = new Card(null, 1);
        card.setLimit(Integer.valueOf(0));
        card.setRate(5);

        boolean result = card.covers(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(card, "owner"));
        assertEquals(1, KukangHeap.get(card, "id"));
        assertEquals(Integer.valueOf(0), KukangHeap.get(card, "limit"));
        assertEquals(5, KukangHeap.get(card, "rate"));
    }

    // Path 1.1.1.1: card.limit != null && card.id >= 1 && card.limit.value >= amount && card.rate < 5
    @Test
    void covers_returnsTrue() {
        Card card = new Card(null, 1);
        card.setLimit(Integer.valueOf(0));

        boolean result = card.covers(0);

        assertTrue(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(card, "owner"));
        assertEquals(1, KukangHeap.get(card, "id"));
        assertEquals(Integer.valueOf(0), KukangHeap.get(card, "limit"));
        assertEquals(0, KukangHeap.get(card, "rate"));
    }
}
