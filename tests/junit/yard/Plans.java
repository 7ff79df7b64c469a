package yard;

/** Records in records, whose constructors refuse null, also where nobody reads what is in them. */
public class Plans {
    public record Span(int from, int to) {
        public Span {
            if (from > to) {
                throw new IllegalArgumentException("from " + from);
            }
        }
    }

    public record Task(String id, int priority, Span span) {
        public Task {
            if (id == null || span == null) {
                throw new IllegalArgumentException("null");
            }
        }
    }

    public static Task best(Task first, Task second) {
        return second.priority() > first.priority() ? second : first;
    }

    public static boolean isEmpty(Task task) {
        return task.span().from() == task.span().to();
    }
}
