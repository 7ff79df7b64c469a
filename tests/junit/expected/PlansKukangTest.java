// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of yard.Plans that Kukang has found; each test takes one of them. */
class PlansKukangTest {
    // The only path
    @Test
    void constructor() {
        Plans result = new Plans();

        assertNotNull(result);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "yard.Plans$Task.priority()" because "second" is null (Plans.java:22).
    // Path 0: second == null
    @Test
    void best_throwsNullPointerException_whenSecondIsNull() {
        Plans.best(null, null);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "yard.Plans$Task.priority()" because "first" is null (Plans.java:22).
    // Path 1.0: first == null && second != null
    @Test
    void best_throwsNullPointerException_whenFirstIsNull() {
        Plans.Task second = new Plans.Task("a", 0, new Plans.Span(0, 0));

        Plans.best(null, second);
    }

    // Path 1.1: first == second && second != null
    @Test
    void best_firstIsSecond() {
        Plans.Task first = new Plans.Task("a", 0, new Plans.Span(0, 0));

        Plans.Task result = Plans.best(first, first);

        assertSame(first, result);

        // Nothing has changed.
        assertEquals(0, first.priority());
    }

    // Path 1.2.1: first != null && second != null && first.priority < second.priority
    @Test
    void best_firstPriorityLessThanSecondPriority() {
        Plans.Task first = new Plans.Task("a", -1, new Plans.Span(0, 0));
        Plans.Task second = new Plans.Task("a", 0, new Plans.Span(0, 0));

        Plans.Task result = Plans.best(first, second);

        assertSame(second, result);

        // Nothing has changed.
        assertEquals(-1, first.priority());
        assertEquals(0, second.priority());
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "yard.Plans$Task.span()" because "task" is null (Plans.java:26).
    // Path 0: task == null
    @Test
    void isEmpty_throwsNullPointerException() {
        Plans.isEmpty(null);
    }

    // Path 1.1.0: task != null && task.span != null && task.span.from != task.span.to
    @Test
    void isEmpty_returnsFalse() {
        Plans.Span taskSpan = new Plans.Span(0, 1);
        Plans.Task task = new Plans.Task("a", 0, taskSpan);

        boolean result = Plans.isEmpty(task);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0, task.priority());
        assertSame(taskSpan, task.span());
        assertEquals(0, taskSpan.from());
        assertEquals(1, taskSpan.to());
    }

    // Path 1.1.1: task != null && task.span != null && task.span.from == task.span.to
    @Test
    void isEmpty_returnsTrue() {
        Plans.Span taskSpan = new Plans.Span(0, 0);
        Plans.Task task = new Plans.Task("a", 0, taskSpan);

        boolean result = Plans.isEmpty(task);

        assertTrue(result);

        // Nothing has changed.
        assertEquals(0, task.priority());
        assertSame(taskSpan, task.span());
        assertEquals(0, taskSpan.from());
        assertEquals(0, taskSpan.to());
    }
}
