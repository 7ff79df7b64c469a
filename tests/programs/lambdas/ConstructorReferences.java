package lambdas;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** References to constructors of nested, inner, local and generic classes, and of arrays. */
public class ConstructorReferences {
    record Point(int x, int y) { }

    class Inner {
        String outer() {
            return "inner of " + name;
        }
    }

    String name = "outer";

    Supplier<Inner> innerMaker() {
        return Inner::new;
    }

    interface Maker<A, B, C, R> {
        R make(A a, B b, C c);
    }

    static class Triple {
        final String text;

        Triple(int a, long b, String... rest) {
            text = a + " " + b + " " + rest.length;
        }
    }

    public static void main(String[] args) {
        BiFunction<Integer, Integer, Point> point = Point::new;
        System.out.println(point.apply(1, 2));
        System.out.println(new ConstructorReferences().innerMaker().get().outer());
        Supplier<List<String>> list = ArrayList::new;
        List<String> strings = list.get();
        strings.add("a");
        System.out.println(strings + " " + list.get());
        IntFunction<int[]> ints = int[]::new;
        System.out.println(ints.apply(3).length);
        Function<Integer, String[][]> nested = String[][]::new;
        System.out.println(nested.apply(2).getClass().getName() + nested.apply(2).length);
        try {
            ints.apply(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        Maker<Integer, Integer, String, Triple> triple = Triple::new;
        System.out.println(triple.make(1, 2, "x").text);
        int captured = args.length + 5;
        class Local {
            final int value;

            Local(int add) {
                value = captured + add;
            }
        }
        IntFunction<Local> local = Local::new;
        System.out.println(local.apply(10).value);
        Function<String, Integer> parsed = Integer::valueOf;
        System.out.println(parsed.apply("12") + 1);
        Function<String, Exception> failure = IllegalStateException::new;
        System.out.println(failure.apply("made by reference"));
    }
}
