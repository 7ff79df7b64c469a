package picky;

import java.time.LocalDate;

/** Its constructor compares dates, which only the JDK's own code can tell. */
public record Trip(LocalDate from, LocalDate to, int seats) {
    public Trip {
        if (to.isBefore(from)) {
            throw new IllegalArgumentException("it ends before it begins");
        }
    }

    boolean isFull(int guests) {
        return guests >= seats;
    }

    LocalDate end() {
        return to;
    }
}
