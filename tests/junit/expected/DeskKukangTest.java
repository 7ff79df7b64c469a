// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Paths of yard.Desk that Kukang has found; each test takes one of them. */
class DeskKukangTest {
    // The only path
    @Test
    void constructor() {
        Desk result = new Desk();

        assertNull(KukangHeap.get(result, "last"));
        assertEquals(0, KukangHeap.get(result, "failures"));
    }

    // Path 0: cause == null
    @Test
    void fail_causeIsNull() {
        Desk desk = new Desk();

        desk.fail(null);

        // Nothing has changed.
        assertNull(KukangHeap.get(desk, "last"));
        assertEquals(0, KukangHeap.get(desk, "failures"));
    }

    // Path 1: cause != null
    @Test
    void fail_causeIsNotNull() {
        Desk desk = new Desk();
        Exception cause = new Exception();

        desk.fail(cause);

        assertSame(cause, KukangHeap.get(desk, "last"));
        assertEquals(1, KukangHeap.get(desk, "failures"));
    }

    // Path 0.0: cause == null && desk.last == null
    @Test
    void isLast_returnsTrue() {
        Desk desk = new Desk();

        boolean result = desk.isLast(null);

        assertTrue(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(desk, "last"));
        assertEquals(0, KukangHeap.get(desk, "failures"));
    }

    // Path 0.1: cause != null && desk.last == null
    @Test
    void isLast_returnsFalse() {
        Desk desk = new Desk();
        IllegalStateException cause = new IllegalStateException();

        boolean result = desk.isLast(cause);

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(desk, "last"));
        assertEquals(0, KukangHeap.get(desk, "failures"));
    }

    // Path 0: note == null
    @Test
    void isThere_returnsFalse_whenNoteIsNull() {
        boolean result = Desk.isThere(null, null, null, null);

        assertFalse(result);
    }

    // Path 1.0: note != null && text == null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void isThere_returnsFalse_whenTextIsNull() {
        Optional note = Optional.of("a");

        boolean result = Desk.isThere(note, null, null, null);

        assertFalse(result);
    }

    // Path 1.1.0: note != null && text != null && buffer == null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void isThere_returnsFalse_whenBufferIsNull() {
        Optional note = Optional.of("a");
        StringBuilder text = new StringBuilder();

        boolean result = Desk.isThere(note, text, null, null);

        assertFalse(result);
    }

    // Path 1.1.1.0: note != null && text != null && buffer != null && error == null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void isThere_returnsFalse_whenErrorIsNull() {
        Optional note = Optional.of("a");
        StringBuilder text = new StringBuilder();
        StringBuffer buffer = new StringBuffer();

        boolean result = Desk.isThere(note, text, buffer, null);

        assertFalse(result);
    }

    // Path 1.1.1.1: note != null && text != null && buffer != null && error != null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void isThere_returnsTrue() {
        Optional note = Optional.of("a");
        StringBuilder text = new StringBuilder();
        StringBuffer buffer = new StringBuffer();
        Error error = new Error();

        boolean result = Desk.isThere(note, text, buffer, error);

        assertTrue(result);
    }

    // Path 0: count == null
    @Test
    void isCounted_returnsFalse_whenCountIsNull() {
        boolean result = Desk.isCounted(null, null, null);

        assertFalse(result);
    }

    // Path 1.0: count != null && price == null
    @Test
    void isCounted_returnsFalse_whenPriceIsNull() {
        BigInteger count = BigInteger.ONE;

        boolean result = Desk.isCounted(count, null, null);

        assertFalse(result);
    }

    // Path 1.1.0: count != null && price != null && isPaid == null
    @Test
    void isCounted_returnsFalse_whenIsPaidIsNull() {
        BigInteger count = BigInteger.ONE;
        BigDecimal price = BigDecimal.ONE;

        boolean result = Desk.isCounted(count, price, null);

        assertFalse(result);
    }

    // Path 1.1.1: count != null && price != null && isPaid != null
    @Test
    void isCounted_returnsTrue() {
        BigInteger count = BigInteger.ONE;
        BigDecimal price = BigDecimal.ONE;
        AtomicBoolean isPaid = new AtomicBoolean();

        boolean result = Desk.isCounted(count, price, isPaid);

        assertTrue(result);
    }

    // Path 0: day == null
    @Test
    void isTimed_returnsFalse_whenDayIsNull() {
        boolean result = Desk.isTimed(null, null, null, null);

        assertFalse(result);
    }

    // Path 1.0: day != null && time == null
    @Test
    void isTimed_returnsFalse_whenTimeIsNull() {
        LocalDate day = LocalDate.EPOCH;

        boolean result = Desk.isTimed(day, null, null, null);

        assertFalse(result);
    }

    // Path 1.1.0: day != null && time != null && both == null
    @Test
    void isTimed_returnsFalse_whenBothIsNull() {
        LocalDate day = LocalDate.EPOCH;
        LocalTime time = LocalTime.NOON;

        boolean result = Desk.isTimed(day, time, null, null);

        assertFalse(result);
    }

    // Path 1.1.1.0: day != null && time != null && both != null && length == null
    @Test
    void isTimed_returnsFalse_whenLengthIsNull() {
        LocalDate day = LocalDate.EPOCH;
        LocalTime time = LocalTime.NOON;
        LocalDateTime both = LocalDateTime.of(LocalDate.EPOCH, LocalTime.NOON);

        boolean result = Desk.isTimed(day, time, both, null);

        assertFalse(result);
    }

    // Path 1.1.1.1: day != null && time != null && both != null && length != null
    @Test
    void isTimed_returnsTrue() {
        LocalDate day = LocalDate.EPOCH;
        LocalTime time = LocalTime.NOON;
        LocalDateTime both = LocalDateTime.of(LocalDate.EPOCH, LocalTime.NOON);
        Duration length = Duration.ZERO;

        boolean result = Desk.isTimed(day, time, both, length);

        assertTrue(result);
    }
}
