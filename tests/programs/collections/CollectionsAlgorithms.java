package collections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CollectionsAlgorithms {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(5, 2, 8, 1, 9, 2));
        Collections.sort(list);
        System.out.println(list + " " + Collections.binarySearch(list, 8) + " " + Collections.binarySearch(list, 6) + " " + Collections.frequency(list, 2));
        Collections.reverse(list);
        System.out.println(list);
        Collections.rotate(list, 2);
        System.out.println(list);
        Collections.rotate(list, -3);
        Collections.swap(list, 0, 5);
        System.out.println(list + " " + Collections.max(list) + " " + Collections.min(list, Collections.reverseOrder()));
        System.out.println(Collections.nCopies(3, "ab") + " " + Collections.disjoint(list, List.of(0, 9)) + " "
                + Collections.indexOfSubList(list, List.of(2, 9)) + " " + Collections.emptyList() + " " + Collections.singletonList(1));
        Collections.addAll(list, 7, 7);
        Collections.replaceAll(list, 7, 0);
        System.out.println(list);
        Collections.fill(list, 4);
        System.out.println(list);
        List<String> words = new ArrayList<>(List.of("b", "C", "a"));
        words.sort(null);
        System.out.println(words);
        words.sort(Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));
        System.out.println(words);
    }
}
