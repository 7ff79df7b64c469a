package streams;

import java.util.List;
import java.util.stream.Stream;

public class PeekShowsLaziness {
    public static void main(String[] args) {
        StringBuilder trace = new StringBuilder();
        Stream<Integer> lazy = Stream.of(1, 2, 3, 4, 5).peek(x -> trace.append("a").append(x)).filter(x -> x % 2 == 0).peek(x -> trace.append("b").append(x)).map(x -> x * 10);
        System.out.println("[" + trace + "]");
        System.out.println(lazy.findFirst() + " " + trace);
        trace.setLength(0);
        Stream.of(3, 1, 2).peek(x -> trace.append("p").append(x)).sorted().peek(x -> trace.append("s").append(x)).limit(2).forEach(x -> trace.append("f").append(x));
        System.out.println(trace);
        trace.setLength(0);
        System.out.println(Stream.of(1, 2, 3).peek(trace::append).anyMatch(x -> x == 2) + " " + trace);
        trace.setLength(0);
        System.out.println(List.of(1, 2, 3).stream().peek(trace::append).count() + " [" + trace + "]");
        Stream.of("x").onClose(() -> System.out.println("closed")).close();
    }
}
