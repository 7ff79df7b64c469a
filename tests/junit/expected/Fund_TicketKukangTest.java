// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of yard.Fund$Ticket that Kukang has found; each test takes one of them. */
class Fund_TicketKukangTest {
    // Path 0: ticket.seat >= 10
    @Test
    void isFront_returnsFalse() {
        Fund.Ticket ticket = new Fund.Ticket.Builder().seat(10).build();

        boolean result = ticket.isFront();

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(ticket, "name"));
        assertEquals(10, KukangHeap.get(ticket, "seat"));
    }

    // Path 1: ticket.seat < 10
    @Test
    void isFront_returnsTrue() {
        Fund.Ticket ticket = new Fund.Ticket.Builder().build();

        boolean result = ticket.isFront();

        assertTrue(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(ticket, "name"));
        assertEquals(1, KukangHeap.get(ticket, "seat"));
    }

    // Path 0: ticket.name == null
    @Test
    void isAnonymous_returnsTrue() {
        Fund.Ticket ticket = new Fund.Ticket.Builder().build();

        boolean result = ticket.isAnonymous();

        assertTrue(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(ticket, "name"));
    }

    // Path 1: ticket.name != null
    @Test
    void isAnonymous_returnsFalse() {
        Fund.Ticket ticket = new Fund.Ticket.Builder().name("").build();

        boolean result = ticket.isAnonymous();

        assertFalse(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(ticket, "name"));
    }
}
