package yard;

import java.util.ArrayDeque;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

/** Collections of the JDK whose insides may be others than a call makes. */
public class Queues {
    static int top(Stack<Integer> stack) {
        if (stack.isEmpty()) {
            return -1;
        }
        int top = stack.pop();
        return top == 3 ? 7 : stack.size();
    }

    static int first(ArrayDeque<String> waiting) {
        String first = waiting.pollFirst();
        if (first == null) {
            return 0;
        }
        return waiting.size() > 1 ? 2 : 1;
    }

    static int least(PriorityQueue<Integer> queue) {
        return queue.size() > 1 && queue.poll() == 4 ? 1 : 0;
    }

    static boolean has(TreeSet<Integer> numbers) {
        return numbers.size() > 2 && numbers.contains(3);
    }

    static boolean isLast(TreeMap<Integer, String> names) {
        return names.size() > 2 && names.lastKey() == 5;
    }

    static boolean isEmpty(Vector<String> words) {
        return words.isEmpty();
    }
}
