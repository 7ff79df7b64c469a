package collections;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class PriorityQueueOrder {
    static <T> void drain(PriorityQueue<T> q) {
        StringBuilder b = new StringBuilder();
        while (!q.isEmpty()) {
            b.append(q.poll()).append(' ');
        }
        System.out.println(b);
    }

    public static void main(String[] args) {
        List<Integer> values = List.of(5, 3, 9, 1, 7, 3, 8, 2, 6, 4, 0, 11, 10);
        PriorityQueue<Integer> natural = new PriorityQueue<>(values);
        System.out.println(natural);
        natural.remove(3);
        natural.add(-1);
        System.out.println(natural + " " + natural.peek());
        drain(natural);
        PriorityQueue<Integer> reversed = new PriorityQueue<>(Comparator.reverseOrder());
        reversed.addAll(values);
        System.out.println(reversed);
        drain(reversed);
        PriorityQueue<String> byLength = new PriorityQueue<>(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
        byLength.addAll(List.of("pear", "fig", "apple", "kiwi", "date", "plum", "a"));
        drain(byLength);
        try {
            PriorityQueue<Object> mixed = new PriorityQueue<>();
            mixed.add("s");
            mixed.add(1);
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}
