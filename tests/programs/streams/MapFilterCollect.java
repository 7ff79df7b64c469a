package streams;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class MapFilterCollect {
    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<String> words = List.of("pear", "fig", "apple", "kiwi", "banana", "fig");
        show(words.stream().filter(w -> w.length() > 3).map(String::length).collect(Collectors.toList()));
        show(words.stream().map(w -> w.charAt(0)).distinct().toList());
        show(words.stream().collect(Collectors.joining(", ", "<", ">")) + " " + Stream.<String>empty().collect(Collectors.joining("-", "[", "]")));
        show(words.stream().collect(Collectors.toCollection(TreeSet::new)));
        show(words.stream().mapToInt(String::length).sum() + " " + words.stream().collect(Collectors.counting()));
        show(words.stream().collect(Collectors.averagingInt(String::length)) + " " + words.stream().collect(Collectors.summingLong(String::length)));
        show(words.stream().collect(ArrayList::new, (l, w) -> l.add(0, w), ArrayList::addAll));
        show(words.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        show(words.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + s)));
        try {
            words.stream().toList().add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("toList is unmodifiable");
        }
    }
}
