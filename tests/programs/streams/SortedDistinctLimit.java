package streams;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class SortedDistinctLimit {
    public static void main(String[] args) {
        List<Integer> n = List.of(5, 3, 8, 3, 1, 9, 5, 2);
        System.out.println(n.stream().sorted().toList() + " " + n.stream().sorted(Comparator.reverseOrder()).limit(3).toList());
        System.out.println(n.stream().distinct().skip(2).toList() + " " + n.stream().skip(20).toList() + " " + n.stream().limit(0).count());
        System.out.println(n.stream().sorted().distinct().skip(1).limit(3).toList());
        System.out.println(Stream.of("b", "A", "c", null).sorted(Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER)).toList());
        System.out.println(IntStream.range(0, 100).map(i -> i * 31 % 100).sorted().skip(95).boxed().toList());
        try {
            n.stream().limit(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Stream<Integer> used = n.stream();
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
