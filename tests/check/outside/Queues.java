package outside;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import kukang.Kukang;

public class Queues {
    void deque(ArrayDeque<Integer> queue) {
        Kukang.check(queue == null || queue.size() != 2 || queue.peekFirst() < 6 || queue.peekLast() != queue.peekFirst());
    }

    void middle(ArrayDeque<Object> queue) {
        if (queue != null && queue.size() == 3) {
            queue.poll();
            Kukang.check(!(queue.poll() instanceof Queues));
        }
    }

    void empty(ArrayDeque<Integer> queue) {
        Kukang.check(queue == null || !queue.isEmpty());
    }

    void smallest(PriorityQueue<Integer> queue) {
        Kukang.check(queue == null || queue.size() != 2 || queue.peek() < 4);
    }

    void linked(LinkedList<Object> list) {
        Kukang.check(list == null || list.size() != 3 || !(list.get(1) instanceof Queues) || list.getLast() != null);
    }

    void map(TreeMap<Integer, Object> map) {
        Kukang.check(map == null || map.size() != 2 || map.firstKey() < 4 || map.get(map.lastKey()) != null);
    }

    void set(TreeSet<Integer> set) {
        Kukang.check(set == null || set.size() != 2 || set.last() < 4);
    }

    void vector(Vector<Object> vector) {
        Kukang.check(vector == null || vector.size() != 2 || vector.get(1) != null);
    }

    void stack(Stack<Object> stack) {
        Kukang.check(stack == null || stack.size() != 2 || stack.peek() != null);
    }

    void hashed(HashSet<Integer> set) {
        Kukang.check(set == null || set.size() != 1 || !set.contains(3));
    }
}
