package collections;

import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;
import java.util.TreeSet;

public class SpliteratorWalk {
    static void show(String name, Spliterator<Integer> s) {
        StringBuilder b = new StringBuilder(name + " " + s.estimateSize() + ":");
        s.forEachRemaining(x -> b.append(' ').append(x));
        System.out.println(b);
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 13; i++) {
            list.add(i);
        }
        Spliterator<Integer> right = list.spliterator();
        right.tryAdvance(x -> System.out.println("first " + x));
        Spliterator<Integer> left = right.trySplit();
        Spliterator<Integer> leftmost = left.trySplit();
        show("leftmost", leftmost);
        show("left", left);
        show("right", right);
        System.out.println(right.tryAdvance(x -> { }) + " " + right.hasCharacteristics(Spliterator.ORDERED) + " " + right.hasCharacteristics(Spliterator.SORTED));
        Spliterator<Integer> sorted = new TreeSet<>(list).spliterator();
        System.out.println(sorted.hasCharacteristics(Spliterator.SORTED) + " " + sorted.hasCharacteristics(Spliterator.DISTINCT) + " " + sorted.getComparator());
        show("half", sorted.trySplit());
        System.out.println(new ArrayList<Integer>().spliterator().trySplit());
    }
}
