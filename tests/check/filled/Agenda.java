package filled;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** Collections that every constructor gives a comparator: those without one, which specs describe, are not there. */
final class Agenda {
    static final class Event {
        long time;
    }

    private final PriorityQueue<Event> events = new PriorityQueue<>(Comparator.comparingLong((Event event) -> event.time));
    private final TreeMap<Event, String> names;
    private final TreeMap<Integer, Event> plain = new TreeMap<>();

    Agenda(Comparator<Event> order) {
        names = new TreeMap<>(order);
    }

    /** Incomplete. */
    void add(Event event) {
        events.add(event);
    }

    /** Incomplete. */
    boolean hasName(Event event) {
        return names.containsKey(event);
    }

    /** Verified. */
    boolean isPlanned(int day) {
        return plain.containsKey(day);
    }
}
