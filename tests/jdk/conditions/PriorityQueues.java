package conditions;

import java.util.PriorityQueue;
import kukang.Kukang;

/**
 * What `java.util.PriorityQueue` promises. That no element gets lost or doubled shows in how many of them are at most
 * `limit`, which is any element at all.
 */
class PriorityQueues {
    static <E extends Comparable<E>> void offer(PriorityQueue<E> queue, E element) {
        Kukang.assume(queue != null && element != null);
        int size = queue.size();
        E first = queue.peek();
        Kukang.check(queue.offer(element));
        Kukang.check(queue.size() == size + 1);
        Kukang.check(queue.peek() == (first == null || element.compareTo(first) < 0 ? element : first));
    }

    static <E extends Comparable<E>> void offerKeeps(PriorityQueue<E> queue, E element, E limit) {
        Kukang.assume(queue != null && element != null && limit != null);
        int before = atMost(queue, limit);
        queue.offer(element);
        Kukang.check(atMost(queue, limit) == before + (element.compareTo(limit) <= 0 ? 1 : 0));
    }

    static <E extends Comparable<E>> void poll(PriorityQueue<E> queue) {
        Kukang.assume(queue != null);
        int size = queue.size();
        E first = queue.peek();
        Kukang.check(queue.poll() == first);
        Kukang.check(queue.size() == (first == null ? 0 : size - 1));
        Kukang.check(queue.isEmpty() || queue.peek().compareTo(first) >= 0);
    }

    static <E extends Comparable<E>> void pollKeeps(PriorityQueue<E> queue, E limit) {
        Kukang.assume(queue != null && limit != null && !queue.isEmpty());
        int before = atMost(queue, limit);
        E polled = queue.poll();
        Kukang.check(atMost(queue, limit) == before - (polled.compareTo(limit) <= 0 ? 1 : 0));
    }

    static <E extends Comparable<E>> void peek(PriorityQueue<E> queue) {
        Kukang.assume(queue != null);
        E first = queue.peek();
        Kukang.check((first == null) == queue.isEmpty());
        for (E element : queue) {
            Kukang.check(first.compareTo(element) <= 0);
        }
    }

    static <E extends Comparable<E>> void isEmpty(PriorityQueue<E> queue) {
        Kukang.assume(queue != null);
        Kukang.check(queue.isEmpty() == (queue.size() == 0));
    }

    private static <E extends Comparable<E>> int atMost(PriorityQueue<E> queue, E limit) {
        int count = 0;
        for (E element : queue) {
            if (element.compareTo(limit) <= 0) {
                count++;
            }
        }
        return count;
    }
}
