// Written by Kukang; whoever runs it again for this class replaces the file.
package picky;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** Paths of picky.Trip that Kukang has found; each test takes one of them. */
class TripKukangTest {
    // Path 0: guests < trip.seats
    @Test
    void isFull_returnsFalse() {
        Trip trip = new Trip(LocalDate.EPOCH, LocalDate.EPOCH, 1);

        boolean result = trip.isFull(0);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(1, trip.seats());
    }

    // Path 1: guests >= trip.seats
    @Test
    void isFull_returnsTrue() {
        Trip trip = new Trip(LocalDate.EPOCH, LocalDate.EPOCH, 0);

        boolean result = trip.isFull(0);

        assertTrue(result);

        // Nothing has changed.
        assertEquals(0, trip.seats());
    }

    // The only path: trip.to != null
    @Test
    void end() {
        LocalDate to = LocalDate.EPOCH;
        Trip trip = new Trip(to, to, 0);

        LocalDate result = trip.end();

        assertSame(to, result);

        // Nothing has changed.
        assertSame(to, trip.to());
        assertEquals(0, trip.seats());
    }
}
