// Written by Kukang; whoever runs it again for this class replaces the file.
package stock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.InputStream;
import java.io.Writer;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.Calendar;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Paths of stock.Unseen that Kukang has found; each test takes one of them. */
class UnseenKukangTest {
    // Path 0: in == null
    @Test
    void reads_returnsFalse() {
        boolean result = Unseen.reads(null);

        assertFalse(result);
    }

    // Path 1: in != null
    @Test
    void reads_returnsTrue() {
        InputStream in = InputStream.nullInputStream();

        boolean result = Unseen.reads(in);

        assertTrue(result);
    }

    // Path 0: out == null
    @Test
    void writes_returnsFalse() {
        boolean result = Unseen.writes(null);

        assertFalse(result);
    }

    // Path 1: out != null
    @Test
    void writes_returnsTrue() {
        Writer out = Writer.nullWriter();

        boolean result = Unseen.writes(out);

        assertTrue(result);
    }

    // Path 0: units == null
    @Test
    void units_unitsIsNull() {
        int result = Unseen.units(null);

        assertEquals(0, result);
    }

    // Path 1: units != null
    @Test
    void units_unitsIsNotNull() {
        EnumSet<TimeUnit> units = EnumSet.noneOf(TimeUnit.class);

        int result = Unseen.units(units);

        assertEquals(1, result);
    }

    // Path 0: kinds == null
    @Test
    void kinds_kindsIsNull() {
        int result = Unseen.kinds(null);

        assertEquals(0, result);
    }

    // Path 1: kinds != null
    @Test
    void kinds_kindsIsNotNull() {
        EnumMap<Unseen.Kind, String> kinds = new EnumMap<>(Unseen.Kind.class);

        int result = Unseen.kinds(kinds);

        assertEquals(1, result);
    }

    // Path 0: one == null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void differ_returnsFalse_whenOneIsNull() {
        boolean result = Unseen.differ((Class) null, (Class) null);

        assertFalse(result);
    }

    // Path 1.0: one != null && other == null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void differ_returnsFalse_whenOtherIsNull() {
        boolean result = Unseen.differ(Runnable.class, (Class) null);

        assertFalse(result);
    }

    // Path 1.1.0: one != null && other == one
    @Test
    void differ_returnsFalse_whenOtherIsOne() {
        boolean result = Unseen.differ(Runnable.class, Runnable.class);

        assertFalse(result);
    }

    // Path 1.1.1: one != null && other != null && one != other
    @Test
    void differ_returnsTrue_withClassAndClass() {
        boolean result = Unseen.differ(Runnable.class, Iterable.class);

        assertTrue(result);
    }

    // Path 0: type == null
    @Test
    void isKnown_returnsFalse() {
        boolean result = Unseen.isKnown(null);

        assertFalse(result);
    }

    // Path 1: type != null
    @Test
    void isKnown_returnsTrue() {
        boolean result = Unseen.isKnown(Runnable.class);

        assertTrue(result);
    }

    // Path 0: type == null
    @Test
    void isBelow_returnsFalse() {
        boolean result = Unseen.isBelow(null);

        assertFalse(result);
    }

    // Path 1: type != null
    @Test
    void isBelow_returnsTrue() {
        boolean result = Unseen.isBelow(Unseen.Job.class);

        assertTrue(result);
    }

    // Path 0: type == null
    @Test
    void hasConstants_returnsFalse() {
        boolean result = Unseen.hasConstants(null);

        assertFalse(result);
    }

    // Path 1: type != null
    @Test
    void hasConstants_returnsTrue() {
        boolean result = Unseen.hasConstants(TimeUnit.class);

        assertTrue(result);
    }

    // Path 0: one == null
    @Test
    void differ_returnsFalse_whenOneIsNull2() {
        boolean result = Unseen.differ((Thread) null, (Thread) null);

        assertFalse(result);
    }

    // Path 1.0: one != null && other == null
    @Test
    void differ_returnsFalse_whenOtherIsNull2() {
        Thread one = new Thread();

        boolean result = Unseen.differ(one, (Thread) null);

        assertFalse(result);
    }

    // Path 1.1.0: one != null && other == one
    @Test
    void differ_returnsFalse_whenOtherIsOne2() {
        Thread one = new Thread();

        boolean result = Unseen.differ(one, one);

        assertFalse(result);
    }

    // Path 1.1.1: one != null && other != null && one != other
    @Test
    void differ_returnsTrue_withThreadAndThread() {
        Thread one = new Thread();
        Thread other = new Thread();

        boolean result = Unseen.differ(one, other);

        assertTrue(result);
    }

    // Path 0: loader == null
    @Test
    void loads_returnsFalse() {
        boolean result = Unseen.loads(null);

        assertFalse(result);
    }

    // Path 1: loader != null
    @Test
    void loads_returnsTrue() {
        ClassLoader loader = ClassLoader.getPlatformClassLoader();

        boolean result = Unseen.loads(loader);

        assertTrue(result);
    }

    // Path 0: reference == null
    @Test
    void refers_returnsFalse() {
        boolean result = Unseen.refers(null);

        assertFalse(result);
    }

    // Path 1: reference != null
    @Test
    void refers_returnsTrue() {
        WeakReference<String> reference = new WeakReference<>(null);

        boolean result = Unseen.refers(reference);

        assertTrue(result);
    }

    // Path 0: service == null
    @Test
    void executes_returnsFalse_whenServiceIsNull() {
        boolean result = Unseen.executes(null, null);

        assertFalse(result);
    }

    // Path 1.0: service != null && lock == null
    @Test
    void executes_returnsFalse_whenLockIsNull() {
        ExecutorService service = KukangHeap.anyOf(ExecutorService.class);

        boolean result = Unseen.executes(service, null);

        assertFalse(result);
    }

    // Path 1.1: service != null && lock != null
    @Test
    void executes_returnsTrue() {
        ExecutorService service = KukangHeap.anyOf(ExecutorService.class);
        Lock lock = KukangHeap.anyOf(Lock.class);

        boolean result = Unseen.executes(service, lock);

        assertTrue(result);
    }

    // Path 0: numbers == null
    @Test
    void streams_returnsFalse() {
        boolean result = Unseen.streams(null);

        assertFalse(result);
    }

    // Path 1: numbers != null
    @Test
    void streams_returnsTrue() {
        IntStream numbers = KukangHeap.anyOf(IntStream.class);

        boolean result = Unseen.streams(numbers);

        assertTrue(result);
    }

    // Path 0: pattern == null
    @Test
    void matches_returnsFalse_whenPatternIsNull() {
        boolean result = Unseen.matches(null, null, null);

        assertFalse(result);
    }

    // Path 1.0: pattern != null && path == null
    @Test
    void matches_returnsFalse_whenPathIsNull() {
        Pattern pattern = Pattern.compile("a");

        boolean result = Unseen.matches(pattern, null, null);

        assertFalse(result);
    }

    // Path 1.1.0: pattern != null && path != null && file == null
    @Test
    void matches_returnsFalse_whenFileIsNull() {
        Pattern pattern = Pattern.compile("a");
        Path path = Path.of("a");

        boolean result = Unseen.matches(pattern, path, null);

        assertFalse(result);
    }

    // Path 1.1.1: pattern != null && path != null && file != null
    @Test
    void matches_returnsTrue() {
        Pattern pattern = Pattern.compile("a");
        Path path = Path.of("a");
        File file = new File("a");

        boolean result = Unseen.matches(pattern, path, file);

        assertTrue(result);
    }

    // Path 0: method == null
    @Test
    void calls_returnsFalse_whenMethodIsNull() {
        boolean result = Unseen.calls(null, null);

        assertFalse(result);
    }

    // Path 1.0: method != null && handle == null
    @Test
    void calls_returnsFalse_whenHandleIsNull() {
        Method method = Object.class.getMethods()[0];

        boolean result = Unseen.calls(method, null);

        assertFalse(result);
    }

    // Path 1.1: method != null && handle != null
    @Test
    void calls_returnsTrue() {
        Method method = Object.class.getMethods()[0];
        MethodHandle handle = MethodHandles.constant(int.class, 0);

        boolean result = Unseen.calls(method, handle);

        assertTrue(result);
    }

    // Path 0: number == null
    @Test
    void counts_returnsFalse_whenNumberIsNull() {
        boolean result = Unseen.counts(null, null, null);

        assertFalse(result);
    }

    // Path 1.0: number != null && calendar == null
    @Test
    void counts_returnsFalse_whenCalendarIsNull() {
        Number number = BigDecimal.ONE;

        boolean result = Unseen.counts(number, null, null);

        assertFalse(result);
    }

    // Path 1.1.0: number != null && calendar != null && list == null
    @Test
    void counts_returnsFalse_whenListIsNull() {
        Number number = BigDecimal.ONE;
        Calendar calendar = Calendar.getInstance();

        boolean result = Unseen.counts(number, calendar, null);

        assertFalse(result);
    }

    // Path 1.1.1: number != null && calendar != null && list != null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void counts_returnsTrue() {
        Number number = BigDecimal.ONE;
        Calendar calendar = Calendar.getInstance();
        AbstractList list = new AbstractList() {
            @Override
            public Object get(int any1) {
                return null;
            }

            @Override
            public int size() {
                return 0;
            }
        };

        boolean result = Unseen.counts(number, calendar, list);

        assertTrue(result);
    }

    // Path 0: job == null
    @Test
    void works_returnsFalse_whenJobIsNull() {
        boolean result = Unseen.works(null, null);

        assertFalse(result);
    }

    // Path 1.0: job != null && step == null
    @Test
    void works_returnsFalse_whenStepIsNull() {
        Unseen.Job job = new Unseen.Job() {
            @Override
            protected long cost(int[] any1, String any2) {
                return 0L;
            }

            @Override
            public int compareTo(Unseen.Job any1) {
                return 0;
            }
        };

        boolean result = Unseen.works(job, null);

        assertFalse(result);
    }

    // Path 1.1: job != null && step != null
    @Test
    void works_returnsTrue() {
        Unseen.Job job = new Unseen.Job() {
            @Override
            protected long cost(int[] any1, String any2) {
                return 0L;
            }

            @Override
            public int compareTo(Unseen.Job any1) {
                return 0;
            }
        };
        Unseen.Step step = KukangHeap.anyOf(Unseen.Step.class);

        boolean result = Unseen.works(job, step);

        assertTrue(result);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared
    //     (Unseen.java:114).
    // Path 0: in == null
    @Test
    void same_throwsNullPointerException() {
        Unseen.same(null);
    }

    // Path 1: in != null
    @Test
    void same() {
        InputStream in = InputStream.nullInputStream();

        InputStream result = Unseen.same(in);

        assertSame(in, result);
    }
}
