package lambdas;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Lambdas that return lambdas, carry captures of captures, and share mutable cells. */
public class NestedLambdas {
    static Function<Integer, Function<Integer, Function<Integer, Integer>>> curried() {
        return a -> b -> c -> a * 100 + b * 10 + c;
    }

    static IntUnaryOperator compose(List<IntUnaryOperator> all) {
        IntUnaryOperator result = x -> x;
        for (IntUnaryOperator next : all) {
            IntUnaryOperator previous = result;
            result = x -> next.applyAsInt(previous.applyAsInt(x));
        }
        return result;
    }

    static Supplier<Supplier<String>> layers(String outer) {
        int local = outer.length();
        return () -> {
            String inner = outer + local;
            long wide = local * 1_000_000_000_000L;
            return () -> {
                double deepest = wide / 2.0;
                return outer + " " + inner + " " + wide + " " + deepest;
            };
        };
    }

    public static void main(String[] args) {
        System.out.println(curried().apply(1).apply(2).apply(3));
        Function<Integer, Function<Integer, Integer>> partial = curried().apply(9);
        System.out.println(partial.apply(8).apply(7) + " " + partial.apply(0).apply(0));
        List<IntUnaryOperator> steps = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            int step = i;
            steps.add(x -> x * step + step);
        }
        System.out.println(compose(steps).applyAsInt(1));
        System.out.println(layers("layer").get().get());
        int[] cell = {0};
        Runnable bump = () -> cell[0]++;
        Runnable twice = () -> {
            bump.run();
            Runnable again = () -> {
                bump.run();
                cell[0] *= 10;
            };
            again.run();
        };
        twice.run();
        twice.run();
        System.out.println(cell[0]);
        Supplier<Runnable> maker = () -> () -> System.out.println("made by a made one");
        maker.get().run();
    }
}
