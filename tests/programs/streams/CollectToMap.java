package streams;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CollectToMap {
    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<String> words = List.of("one", "three", "two", "five", "seven");
        show(words.stream().collect(Collectors.toMap(Function.identity(), String::length)));
        show(words.stream().collect(Collectors.toMap(String::length, w -> w, (a, b) -> a + "+" + b)));
        show(words.stream().collect(Collectors.toMap(w -> w, String::hashCode, (a, b) -> a, LinkedHashMap::new)));
        try {
            Stream.of("aa", "bb").collect(Collectors.toMap(String::length, w -> w));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of("a").collect(Collectors.toMap(w -> w, w -> null));
        } catch (NullPointerException e) {
            System.out.println("no null value");
        }
    }
}
