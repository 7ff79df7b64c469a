package yard;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** Objects of the JDK that are kept, and not looked into. */
public class Desk {
    private Exception last;
    private int failures;

    public void fail(Exception cause) {
        if (cause == null) {
            return;
        }
        last = cause;
        failures++;
    }

    public boolean isLast(IllegalStateException cause) {
        return last == cause;
    }

    static boolean isThere(Optional<String> note, StringBuilder text, StringBuffer buffer, Error error) {
        return note != null && text != null && buffer != null && error != null;
    }

    static boolean isCounted(BigInteger count, BigDecimal price, AtomicBoolean isPaid) {
        return count != null && price != null && isPaid != null;
    }

    static boolean isTimed(LocalDate day, LocalTime time, LocalDateTime both, Duration length) {
        return day != null && time != null && both != null && length != null;
    }
}
