package streams;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class IntStreamBasics {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 10).sum() + " " + IntStream.rangeClosed(1, 10).sum() + " " + IntStream.range(5, 5).count());
        System.out.println(IntStream.of(3, 1, 2).average() + " " + IntStream.empty().average() + " " + IntStream.of(3, 9, 4).max() + " " + IntStream.empty().min());
        System.out.println(Arrays.toString(IntStream.rangeClosed(1, 5).map(x -> x * x).toArray()));
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + IntStream.range(1, 5).asLongStream().sum());
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3, 0.4).sum() + " " + DoubleStream.of(1, 2, 4).average().getAsDouble());
        System.out.println(IntStream.range(0, 5).mapToObj(i -> "n" + i).toList() + " " + IntStream.range(0, 3).boxed().toList());
        System.out.println(IntStream.range(0, 4).mapToDouble(i -> i / 2.0).sum() + " " + Arrays.stream(new int[] {4, 5, 6}).skip(1).sum());
        System.out.println(IntStream.range(0, 100).filter(i -> i % 17 == 3).boxed().toList() + " " + IntStream.of(1, 2).anyMatch(i -> i > 1)
                + " " + IntStream.of(1, 2).allMatch(i -> i > 1) + " " + IntStream.of(1, 2).noneMatch(i -> i > 2));
        System.out.println(IntStream.range(0, 1_000_000_000).findFirst() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).sum());
    }
}
