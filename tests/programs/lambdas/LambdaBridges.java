package lambdas;

import java.util.Comparator;
import java.util.function.Function;

/** A lambda for a generic sub-interface answers calls through each erasure it inherits. */
public class LambdaBridges {
    interface Source<T> {
        T get(T seed);
    }

    interface TextSource extends Source<String> {
        String get(String seed);
    }

    interface Left<A> {
        Object run(A a);
    }

    interface Right {
        Object run(Integer i);
    }

    interface Both extends Left<Integer>, Right {
        Integer run(Integer i);
    }

    interface NumberFunction<N extends Number> extends Function<N, N> {
        @Override
        N apply(N n);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        TextSource text = seed -> seed + "!";
        Source<String> general = text;
        Source raw = text;
        System.out.println(text.get("a") + general.get("b") + raw.get("c"));
        try {
            raw.get(1);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Both both = i -> i * 2;
        Left<Integer> left = both;
        Right right = both;
        System.out.println(both.run(1) + " " + left.run(2) + " " + right.run(3));
        NumberFunction<Long> number = n -> n + 1;
        Function<Long, Long> function = number;
        System.out.println(number.apply(1L) + " " + function.apply(2L) + " " + number.andThen(n -> n * 10).apply(3L));
        Comparator<String> comparator = (a, b) -> a.length() - b.length();
        Comparator rawComparator = comparator;
        System.out.println(rawComparator.compare("aaa", "b") + " " + comparator.reversed().compare("aaa", "b"));
        try {
            rawComparator.compare(1, 2);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
