// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of yard.Span that Kukang has found; each test takes one of them. */
class SpanKukangTest {
    // Path 0: span.high - span.low < 11
    @Test
    void isWide_returnsFalse() {
        Span span = new Span(90, 100);

        boolean result = span.isWide();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(90, span.low());
        assertEquals(100, span.high());
    }

    // Path 1: span.high - span.low >= 11
    @Test
    void isWide_returnsTrue() {
        Span span = new Span(10, 30);

        boolean result = span.isWide();

        assertTrue(result);

        // Nothing has changed.
        assertEquals(10, span.low());
        assertEquals(30, span.high());
    }

    // Path 0: number < span.low
    @Test
    void has_returnsFalse_whenNumberLessThanLow() {
        Span span = new Span(11, 12);

        boolean result = span.has(10);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(11, span.low());
    }

    // Path 1.0: number >= span.low && number >= span.high
    @Test
    void has_returnsFalse_whenNumberAtLeastHigh() {
        Span span = new Span(10, 20);

        boolean result = span.has(30);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(10, span.low());
        assertEquals(20, span.high());
    }

    // Path 1.1: number >= span.low && number < span.high
    @Test
    void has_returnsTrue() {
        Span span = new Span(10, 11);

        boolean result = span.has(10);

        assertTrue(result);

        // Nothing has changed.
        assertEquals(10, span.low());
        assertEquals(11, span.high());
    }
}
