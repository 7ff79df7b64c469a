package collections;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class SubListViews {
    public static void main(String[] args) {
        List<Integer> list = IntStream.range(0, 20).boxed().collect(Collectors.toCollection(ArrayList::new));
        List<Integer> sub = list.subList(5, 15);
        sub.set(0, 500);
        sub.remove(1);
        sub.add(100);
        System.out.println(sub + " " + list.size());
        sub.subList(2, 5).clear();
        System.out.println(list);
        sub.removeIf(x -> x % 2 == 1);
        sub.replaceAll(x -> -x);
        sub.sort(null);
        System.out.println(list + " " + sub.size() + " " + sub.indexOf(-500));
        try {
            list.subList(3, 100);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        list.add(1);
        try {
            sub.size();
        } catch (ConcurrentModificationException e) {
            System.out.println("stale view");
        }
        list.removeIf(x -> x < 0);
        System.out.println(list);
    }
}
