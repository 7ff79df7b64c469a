package stock;

import java.io.File;
import java.io.InputStream;
import java.io.Writer;
import java.lang.invoke.MethodHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.Calendar;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Objects of which the code finds out that they are there, and nothing more. */
final class Unseen {
    private Unseen() { }

    /** A class below which there is none. */
    abstract static class Job implements Comparable<Job> {
        protected abstract long cost(int[] parts, String name);
    }

    /** An interface with an order that nobody asks for. */
    interface Step extends Comparable<Step> { }

    record Column(Class<?> type, int width) {
        Column {
            Objects.requireNonNull(type);
        }

        boolean isWide() {
            return width > 3;
        }
    }

    enum Kind { BIG, SMALL }

    static boolean reads(InputStream in) {
        return in != null;
    }

    static boolean writes(Writer out) {
        return out != null;
    }

    static int units(EnumSet<TimeUnit> units) {
        return units == null ? 0 : 1;
    }

    static int kinds(EnumMap<Kind, String> kinds) {
        return kinds == null ? 0 : 1;
    }

    static boolean differ(Class<?> one, Class<?> other) {
        return one != null && other != null && one != other;
    }

    static boolean isKnown(Class<?> type) {
        return type == String.class || type != null && type != Object.class;
    }

    static boolean isBelow(Class<? extends Job> type) {
        return type != null;
    }

    static <E extends Enum<E>> boolean hasConstants(Class<E> type) {
        return type != null;
    }

    static boolean differ(Thread one, Thread other) {
        return one != null && other != null && one != other;
    }

    static boolean loads(ClassLoader loader) {
        return loader != null;
    }

    static boolean refers(WeakReference<String> reference) {
        return reference != null;
    }

    static boolean executes(ExecutorService service, Lock lock) {
        return service != null && lock != null;
    }

    static boolean streams(IntStream numbers) {
        return numbers != null;
    }

    static boolean matches(Pattern pattern, Path path, File file) {
        return pattern != null && path != null && file != null;
    }

    static boolean calls(Method method, MethodHandle handle) {
        return method != null && handle != null;
    }

    static boolean counts(Number number, Calendar calendar, AbstractList<String> list) {
        return number != null && calendar != null && list != null;
    }

    static boolean works(Job job, Step step) {
        return job != null && step != null;
    }

    static InputStream same(InputStream in) {
        return Objects.requireNonNull(in);
    }
}
