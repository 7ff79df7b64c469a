package streams;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Reductions {
    public static void main(String[] args) {
        List<Integer> n = List.of(4, 7, 1, 9);
        System.out.println(n.stream().reduce(0, Integer::sum) + " " + n.stream().reduce(Integer::max) + " " + Stream.<Integer>empty().reduce(Integer::sum));
        System.out.println(n.stream().reduce("", (s, i) -> s + i, String::concat));
        System.out.println(n.stream().min(Comparator.naturalOrder()) + " " + n.stream().max(Comparator.comparing(i -> -i)).get());
        System.out.println(n.stream().collect(Collectors.reducing(1, (a, b) -> a * b)) + " " + n.stream().map(String::valueOf).collect(Collectors.reducing((a, b) -> b + a)));
        System.out.println(n.stream().mapToInt(i -> i).reduce((a, b) -> a - b).getAsInt());
        System.out.println(Stream.of("x", "yy", "zz").max(Comparator.comparingInt(String::length)).get() + " "
                + Stream.of("x", "yy", "zz").collect(Collectors.minBy(Comparator.comparingInt(s -> -s.length()))).get());
    }
}
