// Written by Kukang; whoever runs it again for this class replaces the file.
package office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of office.Order that Kukang has found; each test takes one of them. */
class OrderKukangTest {
    // Path 1.0: who == null && order.customer != null
    @Test
    void isFor_returnsFalse() {
        Order order = new Order.Builder().customer("").build();

        boolean result = order.isFor(null);

        assertFalse(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(order, "customer"));
    }

    // Path 1.1: who == order.customer && order.customer != null
    @Test
    void isFor_returnsTrue() {
        Order order = new Order.Builder().customer("").build();

        boolean result = order.isFor("");

        assertTrue(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(order, "customer"));
    }
}
