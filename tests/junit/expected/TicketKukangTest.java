// Written by Kukang; whoever runs it again for this class replaces the file.
package office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of office.Ticket that Kukang has found; each test takes one of them. */
class TicketKukangTest {
    // The only path
    @Test
    void constructor() {
        Ticket result = new Ticket();

        assertNull(KukangHeap.get(result, "assignee"));
        assertSame(Ticket.State.OPEN, KukangHeap.get(result, "state"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     nobody (Ticket.java:12).
    // Path 0: who == null
    @Test
    void assign_throwsIllegalArgumentException() {
        Ticket ticket = new Ticket();

        ticket.assign(null);
    }

    // Path 1: who != null
    @Test
    void assign() {
        Ticket ticket = new Ticket();

        ticket.assign("");

        assertEquals("", KukangHeap.get(ticket, "assignee"));
        assertSame(Ticket.State.ASSIGNED, KukangHeap.get(ticket, "state"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalStateException is thrown and not declared
    //     (Ticket.java:21).
    // Path 0: ticket.state == null
    @Test
    void finish_throwsIllegalStateException() {
        Ticket ticket = new Ticket();
        KukangHeap.set(ticket, "state", null);

        ticket.finish();
    }

    // Path 2: ticket.state == State.ASSIGNED
    @Test
    void finish() {
        Ticket ticket = new Ticket();
        ticket.assign("a");

        ticket.finish();

        assertSame(Ticket.State.DONE, KukangHeap.get(ticket, "state"));
    }

    // Path 1.0: ticket.state == State.OPEN
    @Test
    void isOver_returnsFalse() {
        Ticket ticket = new Ticket();

        boolean result = ticket.isOver();

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(ticket, "assignee"));
        assertSame(Ticket.State.OPEN, KukangHeap.get(ticket, "state"));
    }

    // Path 1.2: ticket.state == State.DONE
    @Test
    void isOver_returnsTrue() {
        Ticket ticket = new Ticket();
        ticket.assign("a");
        ticket.finish();

        boolean result = ticket.isOver();

        assertTrue(result);

        // Nothing has changed.
        assertSame(Ticket.State.DONE, KukangHeap.get(ticket, "state"));
    }

    // Path 3: ticket.state == State.DONE
    @Test
    void reopen() {
        Ticket ticket = new Ticket();
        ticket.assign("a");
        ticket.finish();

        ticket.reopen();

        assertNull(KukangHeap.get(ticket, "assignee"));
        assertSame(Ticket.State.OPEN, KukangHeap.get(ticket, "state"));
    }
}
