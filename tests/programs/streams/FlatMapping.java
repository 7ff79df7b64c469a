package streams;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class FlatMapping {
    public static void main(String[] args) {
        System.out.println(Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream).toList());
        System.out.println(Stream.of("a b", "c").flatMap(s -> Arrays.stream(s.split(" "))).collect(Collectors.joining("|")));
        System.out.println(IntStream.range(1, 5).flatMap(i -> IntStream.range(0, i)).boxed().toList());
        System.out.println(Stream.of(1, 2, 3).flatMapToInt(i -> IntStream.of(i, -i)).sum());
        System.out.println(Stream.of(1, 2).flatMap(i -> i == 1 ? null : Stream.of(i)).toList());
        System.out.println(Stream.of(1, "x", 2.5, 'c', 3).<Integer>mapMulti((o, sink) -> {
            if (o instanceof Integer i) {
                sink.accept(i);
                sink.accept(i * 10);
            }
        }).toList());
        System.out.println(IntStream.rangeClosed(1, 20).boxed()
                .flatMap(a -> IntStream.rangeClosed(a, 20).filter(b -> Math.sqrt(a * a + b * b) % 1 == 0).mapToObj(b -> a + "," + b)).toList());
    }
}
