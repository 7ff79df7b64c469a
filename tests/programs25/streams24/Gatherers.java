package streams24;

import java.util.List;
import java.util.stream.Gatherer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Gatherers {
    static <T> Gatherer<T, ?, T> everyOther() {
        return Gatherer.ofSequential(() -> new boolean[1], (state, item, out) -> {
            state[0] = !state[0];
            return !state[0] || out.push(item);
        });
    }

    public static void main(String[] args) {
        List<Integer> n = IntStream.rangeClosed(1, 7).boxed().toList();
        System.out.println(n.stream().gather(java.util.stream.Gatherers.windowFixed(3)).toList());
        System.out.println(n.stream().gather(java.util.stream.Gatherers.windowSliding(3)).toList());
        System.out.println(n.stream().gather(java.util.stream.Gatherers.scan(() -> 0, Integer::sum)).toList());
        System.out.println(n.stream().gather(java.util.stream.Gatherers.fold(() -> "", (s, i) -> s + i)).findFirst());
        System.out.println(n.stream().gather(Gatherers.<Integer>everyOther()).map(i -> i * i).limit(3).toList());
        System.out.println(Stream.iterate(1, i -> i + 1).gather(java.util.stream.Gatherers.windowFixed(2)).skip(2).limit(2).toList());
        System.out.println(n.stream().gather(Gatherers.<Integer>everyOther().andThen(java.util.stream.Gatherers.windowFixed(2))).toList());
        System.out.println(n.stream().<Integer>mapMulti((i, sink) -> {
            for (int k = 0; k < i % 3; k++) {
                sink.accept(i);
            }
        }).toList());
    }
}
