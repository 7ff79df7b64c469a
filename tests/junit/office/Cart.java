package office;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kukang.contracts.NonNull;

/** Collections of an object's own, which nothing but its methods fill. */
public class Cart {
    @NonNull private final List<String> items = new ArrayList<>();
    @NonNull private final Map<String, String> notes = new HashMap<>();
    @NonNull private final Deque<Job> jobs = new ArrayDeque<>();
    private long paid;

    public void add(String item) {
        if (item == null) {
            throw new IllegalArgumentException("nothing");
        }
        items.add(item);
    }

    public void note(String item, String text) {
        notes.put(item, text);
    }

    public void submit(Job job) {
        jobs.addLast(job);
    }

    public boolean isEmpty() {
        return items.isEmpty();
    }

    public boolean hasNotes() {
        return !notes.isEmpty();
    }

    public Job next() {
        return jobs.peekFirst();
    }

    /** What is paid is no part of what it holds. */
    public long pay(long amount) {
        items.clear();
        paid = paid + amount;
        return paid;
    }

    /** Made by its constructor alone, which counts. */
    public static class Job {
        private static int made;

        private final String name;
        private final int number;
        private boolean isDone;

        public Job(String name) {
            if (name.isEmpty()) {
                throw new IllegalArgumentException("no name");
            }
            this.name = name;
            number = ++made;
        }

        public String name() {
            return name;
        }

        public boolean isDone() {
            return isDone;
        }

        public boolean isLate(int now) {
            return number + now > 100;
        }
    }
}
