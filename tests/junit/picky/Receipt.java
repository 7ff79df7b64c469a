package picky;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Has components that nobody looks at and that must not be null. */
public record Receipt(int amount, LocalDate day, Object tag, List<String> notes, Map<String, Integer> counts,
        Optional<String> seller, BigDecimal rate, int[] parts, Integer number) {
    public Receipt {
        Objects.requireNonNull(day);
        Objects.requireNonNull(tag);
        notes = List.copyOf(notes);
        counts = Map.copyOf(counts);
        Objects.requireNonNull(seller);
        Objects.requireNonNull(rate, "rate");
        parts = parts.clone();
        Objects.requireNonNull(number);
    }

    public boolean isLarge() {
        return amount > 100;
    }
}
