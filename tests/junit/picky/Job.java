package picky;

import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Components of all sorts, none of which may be null. */
public record Job(
    String name,
    StringBuilder log,
    Random random,
    Pattern pattern,
    EnumMap<TimeUnit, String> units,
    EnumSet<TimeUnit> wanted,
    WeakReference<String> cache,
    Class<? extends Number> kind,
    InputStream in,
    Currency currency,
    BigDecimal price,
    Runnable task,
    int priority) {
    public Job {
        Objects.requireNonNull(log);
        Objects.requireNonNull(random);
        Objects.requireNonNull(pattern, "a pattern is wanted");
        if (units == null || wanted == null) {
            throw new NullPointerException("units are wanted");
        }
        Objects.requireNonNull(cache);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(in);
        Objects.requireNonNull(currency);
        Objects.requireNonNull(task);
        if (price.signum() < 0) {
            throw new IllegalArgumentException("price");
        }
        name = name.strip();
    }

    boolean isUrgent() {
        return priority > 10;
    }

    /** The log is never null. */
    boolean hasLog() {
        return log != null || name.length() < 0;
    }

    Pattern first() {
        return pattern;
    }
}
