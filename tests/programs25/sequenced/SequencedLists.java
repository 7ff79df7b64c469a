package sequenced;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SequencedCollection;

public class SequencedLists {
    static void exercise(SequencedCollection<Integer> c) {
        c.addFirst(0);
        c.addLast(9);
        System.out.println(c.getClass().getSimpleName() + " " + c + " " + c.getFirst() + " " + c.getLast() + " " + c.reversed());
        System.out.println(c.removeFirst() + " " + c.removeLast() + " " + c.size());
        SequencedCollection<Integer> back = c.reversed();
        back.addFirst(100);
        back.removeLast();
        System.out.println(c + " " + back + " " + back.stream().map(x -> x * 2).toList());
    }

    public static void main(String[] args) {
        exercise(new ArrayList<>(List.of(1, 2, 3)));
        exercise(new LinkedList<>(List.of(1, 2, 3)));
        exercise(new ArrayDeque<>(List.of(1, 2, 3)));
        List<Integer> fixed = List.of(4, 5, 6);
        System.out.println(fixed.reversed() + " " + fixed.reversed().indexOf(6) + " " + fixed.reversed().reversed().equals(fixed) + " " + fixed.reversed().subList(1, 3));
        try {
            fixed.addFirst(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
        try {
            new ArrayList<>().getFirst();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        List<String> sorted = new ArrayList<>(List.of("c", "a", "b"));
        sorted.reversed().sort(null);
        System.out.println(sorted);
    }
}
