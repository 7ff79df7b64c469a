package streams;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class IterateAndGenerate {
    public static void main(String[] args) {
        System.out.println(Stream.iterate(1, x -> x * 2).limit(10).toList());
        System.out.println(Stream.iterate(1, x -> x < 100, x -> x * 3).toList());
        int[] counter = {0};
        System.out.println(Stream.generate(() -> counter[0]++).limit(5).toList() + " " + counter[0]);
        System.out.println(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).limit(50).map(f -> f[0]).reduce((a, b) -> b).get());
        System.out.println(Stream.of(1, 2, 3, 4, 5, 1).takeWhile(x -> x < 4).toList() + " " + Stream.of(1, 2, 3, 4, 5, 1).dropWhile(x -> x < 4).toList());
        System.out.println(IntStream.iterate(10, i -> i - 3).takeWhile(i -> i > 0).boxed().toList());
        Stream.Builder<String> builder = Stream.builder();
        builder.add("x").add("y").accept("z");
        System.out.println(Stream.concat(builder.build(), Stream.ofNullable(null)).toList());
        System.out.println(Arrays.toString(Stream.of("a", "b").toArray()) + " " + Arrays.toString(Stream.of(1, 2).toArray(Integer[]::new)));
        try {
            Object[] wrong = Stream.of(1, 2).toArray(String[]::new);
            System.out.println(wrong.length);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
    }
}
