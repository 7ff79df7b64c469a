// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of depot.Card$Gold that Kukang has found; each test takes one of them. */
class Card_GoldKukangTest {
    // Path 0: id >= 0
    @Test
    void constructor() {
        Card.Gold result = new Card.Gold(0);

        assertNull(KukangHeap.get(result, "owner"));
        assertEquals(0, KukangHeap.get(result, "id"));
        assertNull(KukangHeap.get(result, "limit"));
        assertEquals(0, KukangHeap.get(result, "rate"));
        assertEquals(0L, KukangHeap.get(result, "bonus"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     id -1 (Card.java:12).
    // Path 1: id < 0
    @Test
    void constructor_throwsIllegalArgumentException() {
        new Card.Gold(-1);
    }

    // The only path
    @Test
    void setBonus() {
        Card.Gold gold = new Card.Gold(0);

        gold.setBonus(1L);

        assertEquals(1L, KukangHeap.get(gold, "bonus"));

        // All else is as it was.
        assertNull(KukangHeap.get(gold, "owner"));
        assertEquals(0, KukangHeap.get(gold, "id"));
        assertNull(KukangHeap.get(gold, "limit"));
        assertEquals(0, KukangHeap.get(gold, "rate"));
    }

    // Path 0: gold.id < 1
    @Test
    void pays_returnsFalse_whenIdLessThan1() {
        Card.Gold gold = new Card.Gold(0);

        boolean result = gold.pays(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(gold, "owner"));
        assertEquals(0, KukangHeap.get(gold, "id"));
        assertNull(KukangHeap.get(gold, "limit"));
        assertEquals(0, KukangHeap.get(gold, "rate"));
        assertEquals(0L, KukangHeap.get(gold, "bonus"));
    }

    // Path 1.0: gold.limit == null && gold.id >= 1
    @Test
    void pays_returnsFalse_whenLimitIsNull() {
        Card.Gold gold = new Card.Gold(1);

        boolean result = gold.pays(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(gold, "owner"));
        assertEquals(1, KukangHeap.get(gold, "id"));
        assertNull(KukangHeap.get(gold, "limit"));
        assertEquals(0, KukangHeap.get(gold, "rate"));
        assertEquals(0L, KukangHeap.get(gold, "bonus"));
    }

    // Path 1.1.0: gold.limit != null && gold.id >= 1 && gold.limit.value < amount
    @Test
    void pays_returnsFalse_whenLimitValueLessThanAmount() {
        Card.Gold gold = new Card.Gold(1);
        gold.setLimit(Integer.valueOf(-1));

        boolean result = gold.pays(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(gold, "owner"));
        assertEquals(1, KukangHeap.get(gold, "id"));
        assertEquals(Integer.valueOf(-1), KukangHeap.get(gold, "limit"));
        assertEquals(0, KukangHeap.get(gold, "rate"));
        assertEquals(0L, KukangHeap.get(gold, "bonus"));
    }

    // Path 1.1.1.0: gold.limit != null && gold.id >= 1 && gold.limit.value >= amount && gold.rate >= 5
    @Test
    void pays_returnsFalse_whenRateAtLeast5() {
        Card.Gold gold = new Card.Gold(1);
        gold.setLimit(Integer.valueOf(0));
        gold.setRate(5);

        boolean result = gold.pays(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(gold, "owner"));
        assertEquals(1, KukangHeap.get(gold, "id"));
        assertEquals(Integer.valueOf(0), KukangHeap.get(gold, "limit"));
        assertEquals(5, KukangHeap.get(gold, "rate"));
        assertEquals(0L, KukangHeap.get(gold, "bonus"));
    }

    // Path 1.1.1.1.0: gold.limit != null && gold.id >= 1 && gold.limit.value >= amount && gold.rate < 5 &&
    //     gold.bonus < 8L
    @Test
    void pays_returnsFalse_whenBonusLessThan8() {
        Card.Gold gold = new Card.Gold(1);
        gold.setLimit(Integer.valueOf(0));

        boolean result = gold.pays(0);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(gold, "owner"));
        assertEquals(1, KukangHeap.get(gold, "id"));
        assertEquals(Integer.valueOf(0), KukangHeap.get(gold, "limit"));
        assertEquals(0, KukangHeap.get(gold, "rate"));
        assertEquals(0L, KukangHeap.get(gold, "bonus"));
    }

    // Path 1.1.1.1.1: gold.limit != null && gold.id >= 1 && gold.limit.value >= amount && gold.rate < 5 &&
    //     gold.bonus >= 8L
    @Test
    void pays_returnsTrue() {
        Card.Gold gold = new Card.Gold(1);
        gold.setLimit(Integer.valueOf(0));
        gold.setBonus(8L);

        boolean result = gold.pays(0);

        assertTrue(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(gold, "owner"));
        assertEquals(1, KukangHeap.get(gold, "id"));
        assertEquals(Integer.valueOf(0), KukangHeap.get(gold, "limit"));
        assertEquals(0, KukangHeap.get(gold, "rate"));
        assertEquals(8L, KukangHeap.get(gold, "bonus"));
    }
}
