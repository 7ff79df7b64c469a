package broken;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import kukang.Kukang;

/** Claims about the JDK's classes that do not hold. */
class Claims {
    static <K extends Comparable<K>> void treeMapKeepsValue(TreeMap<K, Object> map, K key, Object value) {
        Kukang.assume(map != null && key != null && value != null && map.size() == 3);
        Object old = map.get(key);
        map.put(key, value);
        Kukang.check(old == null || map.get(key) == old);
    }

    static <E extends Comparable<E>> void treeSetGrows(TreeSet<E> set, E element) {
        Kukang.assume(set != null && element != null);
        int size = set.size();
        set.add(element);
        Kukang.check(set.size() == size + 1);
    }

    static void linkedListLastIsFirst(LinkedList<Object> list) {
        Kukang.assume(list != null && list.size() == 2);
        Kukang.check(list.getFirst() == list.getLast());
    }

    static void arrayListNeverMoves(ArrayList<Object> list) {
        Kukang.assume(list != null && list.size() == 3);
        Object last = list.get(2);
        list.remove(0);
        Kukang.check(list.size() == 3 || list.get(0) == last);
    }

    static void arrayDequeIsAStack(ArrayDeque<Object> deque, Object element) {
        Kukang.assume(deque != null && element != null);
        deque.addLast(element);
        Kukang.check(deque.pollFirst() == element);
    }

    static <E extends Comparable<E>> void priorityQueuePeekStays(PriorityQueue<E> queue, E element) {
        Kukang.assume(queue != null && element != null && !queue.isEmpty());
        E first = queue.peek();
        queue.offer(element);
        Kukang.check(queue.peek() == first);
    }

    static void stackPopIsBottom(Stack<Object> stack) {
        Kukang.assume(stack != null && stack.size() > 0);
        Kukang.check(stack.pop() == stack.firstElement());
    }

    static void hashMapForgets(HashMap<Integer, Object> map, Integer key) {
        Kukang.assume(map != null);
        Kukang.check(!map.containsKey(key));
    }
}
