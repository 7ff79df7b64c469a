// Written by Kukang; whoever runs it again for this class replaces the file.
package picky;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Paths of picky.Job that Kukang has found; each test takes one of them. */
class JobKukangTest {
    // Path 0: job.priority < 11
    @Test
    void isUrgent_returnsFalse() {
        Job job = new Job("a", new StringBuilder(), new Random(), Pattern.compile("a"),
            new EnumMap<>(TimeUnit.class), EnumSet.noneOf(TimeUnit.class), new WeakReference<>(null), Number.class,
            InputStream.nullInputStream(), Currency.getInstance("EUR"), BigDecimal.ONE, () -> { }, 0);
        KukangHeap.Snapshot before = KukangHeap.snapshot(job);

        boolean result = job.isUrgent();

        assertFalse(result);
        assertEquals("nothing", before.changes());
    }

    // Path 1: job.priority >= 11
    @Test
    void isUrgent_returnsTrue() {
        Job job = new Job("a", new StringBuilder(), new Random(), Pattern.compile("a"),
            new EnumMap<>(TimeUnit.class), EnumSet.noneOf(TimeUnit.class), new WeakReference<>(null), Number.class,
            InputStream.nullInputStream(), Currency.getInstance("EUR"), BigDecimal.ONE, () -> { }, 11);
        KukangHeap.Snapshot before = KukangHeap.snapshot(job);

        boolean result = job.isUrgent();

        assertTrue(result);
        assertEquals("nothing", before.changes());
    }

    // The only path: job.log != null
    @Test
    void hasLog_returnsTrue() {
        StringBuilder log = new StringBuilder();
        Job job = new Job("a", log, new Random(), Pattern.compile("a"), new EnumMap<>(TimeUnit.class),
            EnumSet.noneOf(TimeUnit.class), new WeakReference<>(null), Number.class, InputStream.nullInputStream(),
            Currency.getInstance("EUR"), BigDecimal.ONE, () -> { }, 0);
        KukangHeap.Snapshot before = KukangHeap.snapshot(job);

        boolean result = job.hasLog();

        assertTrue(result);
        assertEquals("nothing", before.changes());
    }

    // The only path: job.pattern != null
    @Test
    void first() {
        Pattern pattern = Pattern.compile("a");
        Job job = new Job("a", new StringBuilder(), new Random(), pattern, new EnumMap<>(TimeUnit.class),
            EnumSet.noneOf(TimeUnit.class), new WeakReference<>(null), Number.class, InputStream.nullInputStream(),
            Currency.getInstance("EUR"), BigDecimal.ONE, () -> { }, 0);
        KukangHeap.Snapshot before = KukangHeap.snapshot(job);

        Pattern result = job.first();

        assertSame(pattern, result);
        assertEquals("nothing", before.changes());
    }
}
