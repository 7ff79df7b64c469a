package collections;

import java.util.ArrayDeque;
import java.util.Deque;

public class ArrayDequeWraps {
    public static void main(String[] args) {
        Deque<Integer> d = new ArrayDeque<>(4);
        int removed = 0;
        // Removing while adding makes head and tail wrap around before growth.
        for (int i = 0; i < 50; i++) {
            d.offerLast(i);
            if (i % 3 == 0) {
                removed += d.pollFirst();
            }
            if (i % 7 == 0) {
                d.offerFirst(-i);
            }
        }
        System.out.println(d.size() + " " + removed);
        System.out.println(d);
        System.out.println(d.removeFirstOccurrence(-49) + " " + d.removeLastOccurrence(1000) + " " + d.contains(40));
        d.removeIf(x -> x % 2 == 0);
        System.out.println(d + " " + d.peekFirst() + " " + d.peekLast());
        try {
            d.add(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        while (d.size() > 2) {
            d.pop();
            d.pollLast();
        }
        System.out.println(d);
    }
}
