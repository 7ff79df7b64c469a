// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import org.junit.jupiter.api.Test;

/** Paths of yard.Queues that Kukang has found; each test takes one of them. */
class QueuesKukangTest {
    // The only path
    @Test
    void constructor() {
        Queues result = new Queues();

        assertNotNull(result);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Stack.isEmpty()" because "stack" is null (Queues.java:13).
    // Path 0: stack == null
    @Test
    void top_throwsNullPointerException_whenStackIsNull() {
        Queues.top(null);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.lang.Integer.intValue()" because the return value of "java.util.Stack.pop()" is null
    //     (Queues.java:16).
    // Path 1.1.0.1.1.1.1.0.0: stack != null && stack.peek() == null && stack.size() != 0 && stack.size() - 1 >= 0
    @Test
    void top_throwsNullPointerException_whenStackSizeIsNot0() {
        Stack<Integer> stack = new Stack<>();
        stack.add(null);

        Queues.top(stack);
    }

    // Path 1.1.0.1.1.1.1.0.1.0: stack != null && stack.peek().getClass() == java.lang.Integer.class && stack.size()
    //     != 0 && stack.size() - 1 >= 0 && stack.peek().value != 3
    @Test
    void top_returns0() {
        Stack<Integer> stack = new Stack<>();
        stack.add(Integer.valueOf(0));

        int result = Queues.top(stack);

        assertEquals(0, result);
        assertEquals(List.of(), stack);
    }

    // Path 1.1.0.1.1.1.1.0.1.1: stack != null && stack.peek().getClass() == java.lang.Integer.class && stack.size()
    //     != 0 && stack.size() - 1 >= 0 && stack.peek().value == 3
    @Test
    void top_returns7() {
        Stack<Integer> stack = new Stack<>();
        stack.add(Integer.valueOf(3));

        int result = Queues.top(stack);

        assertEquals(7, result);
        assertEquals(List.of(), stack);
    }

    // Path 1.1.0.1.1.1.1.1: stack != null && stack.size() == 0
    @Test
    void top_returnsMinusOne() {
        Stack<Integer> stack = new Stack<>();

        int result = Queues.top(stack);

        assertEquals(-1, result);

        // Nothing has changed.
        assertEquals(List.of(), stack);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.pollFirst()" because "waiting" is null (Queues.java:21).
    // Path 0: waiting == null
    @Test
    void first_throwsNullPointerException() {
        Queues.first(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: waiting != null && waiting.peekFirst().getClass() ==
    //     java.lang.String.class && waiting.size() == 1
    @Test
    void first_waitingSizeIs1() {
        ArrayDeque<String> waiting = new ArrayDeque<>();
        waiting.add("");

        int result = Queues.first(waiting);

        assertEquals(1, result);
        assertEquals(List.of(), new ArrayList<>(waiting));
    }

    // Path 1.1.0.1.1.1.0.0.1.1.0.0.0.1.0.0.0: waiting != null && waiting.size() == 0
    @Test
    void first_waitingSizeIs0() {
        ArrayDeque<String> waiting = new ArrayDeque<>();

        int result = Queues.first(waiting);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), new ArrayList<>(waiting));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.PriorityQueue.size()" because "queue" is null (Queues.java:29).
    // Path 0: queue == null
    @Test
    void least_throwsNullPointerException() {
        Queues.least(null);
    }

    // Path 1.0.1.0.1.1.1.0.0.1.0: queue != null && queue.size() != 0 && queue.size() < 2
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void least_queueSizeLessThan2() {
        KukangHeap.Ranked queueElement0 = new KukangHeap.Ranked(0);
        PriorityQueue queue = new PriorityQueue(Arrays.asList(queueElement0));

        int result = Queues.least(queue);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(queueElement0), new ArrayList<>(queue));
    }

    // Path 1.0.1.0.1.1.1.0.0.1.1.1.0.0.0: queue != null && queue.peek().getClass() == java.lang.Integer.class &&
    //     queue.size() != 0 && queue.size() >= 2 && queue.size() < 3 && queue.size() == 2 && queue.peek().value !=
    //     4
    @Test
    void least_queueSizeAtLeast2() {
        Integer queueElement1 = KukangHeap.another(Integer.valueOf(0));
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(Integer.valueOf(0), queueElement1));

        int result = Queues.least(queue);

        assertEquals(0, result);
        assertEquals(List.of(0), new ArrayList<>(queue));
    }

    // Path 1.0.1.0.1.1.1.0.0.1.1.1.0.0.1: queue != null && queue.peek().getClass() == java.lang.Integer.class &&
    //     queue.size() != 0 && queue.size() >= 2 && queue.size() < 3 && queue.size() == 2 && queue.peek().value ==
    //     4
    @Test
    void least_returns1() {
        Integer queueElement1 = KukangHeap.another(Integer.valueOf(4));
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(Integer.valueOf(4), queueElement1));

        int result = Queues.least(queue);

        assertEquals(1, result);
        assertEquals(List.of(4), new ArrayList<>(queue));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.TreeSet.size()" because "numbers" is null (Queues.java:33).
    // Path 0: numbers == null
    @Test
    void has_throwsNullPointerException() {
        Queues.has(null);
    }

    // Path 1.0.0.0.1: numbers != null && numbers.size() == 0
    @Test
    void has_returnsFalse() {
        TreeSet<Integer> numbers = new TreeSet<>();

        boolean result = Queues.has(numbers);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(List.of(), new ArrayList<>(numbers));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.TreeMap.size()" because "names" is null (Queues.java:37).
    // Path 0: names == null
    @Test
    void isLast_throwsNullPointerException() {
        Queues.isLast(null);
    }

    // Path 1.0.0.1: names != null && names.size() == 0
    @Test
    void isLast_returnsFalse() {
        TreeMap<Integer, String> names = new TreeMap<>();

        boolean result = Queues.isLast(names);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(Map.of(), names);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Vector.isEmpty()" because "words" is null (Queues.java:41).
    // Path 0: words == null
    @Test
    void isEmpty_throwsNullPointerException() {
        Queues.isEmpty(null);
    }

    // Path 1.1.0.1.1.1.1.0: words != null && words.size() != 0
    @Test
    void isEmpty_returnsFalse() {
        Vector<String> words = new Vector<>(Collections.singletonList(null));

        boolean result = Queues.isEmpty(words);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), words);
    }

    // Path 1.1.0.1.1.1.1.1: words != null && words.size() == 0
    @Test
    void isEmpty_returnsTrue() {
        Vector<String> words = new Vector<>(0);

        boolean result = Queues.isEmpty(words);

        assertTrue(result);

        // Nothing has changed.
        assertEquals(List.of(), words);
    }
}
