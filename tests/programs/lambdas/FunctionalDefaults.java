package lambdas;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Default methods of functional interfaces build new functions out of lambdas. */
public class FunctionalDefaults {
    interface Parser {
        Optional<Integer> parse(String text);

        default Parser or(Parser other) {
            return text -> {
                Optional<Integer> mine = parse(text);
                return mine.isPresent() ? mine : other.parse(text);
            };
        }

        default Parser map(UnaryOperator<Integer> change) {
            return text -> parse(text).map(change);
        }

        static Parser literal(String expected, int value) {
            return text -> text.equals(expected) ? Optional.of(value) : Optional.empty();
        }

        boolean equals(Object o);
    }

    public static void main(String[] args) {
        Parser parser = Parser.literal("one", 1).or(Parser.literal("two", 2)).map(x -> x * 10)
                .or(t -> Optional.of(t.length()));
        for (String text : new String[]{"one", "two", "three"}) {
            System.out.println(text + " " + parser.parse(text).get());
        }
        Function<Integer, Integer> increment = x -> x + 1;
        Function<Integer, Integer> doubled = x -> x * 2;
        System.out.println(increment.andThen(doubled).apply(5) + " " + increment.compose(doubled).apply(5) + " "
                + Function.<Integer>identity().andThen(increment).apply(5));
        Predicate<String> empty = String::isEmpty;
        Predicate<String> longer = s -> s.length() > 3;
        System.out.println(empty.or(longer).test("four") + " " + empty.negate().and(longer).test("abc") + " "
                + Predicate.not(empty).test("") + " " + Predicate.isEqual(null).test(null));
        BiFunction<Integer, Integer, Integer> multiply = (a, b) -> a * b;
        System.out.println(multiply.andThen(x -> "=" + x).apply(6, 7));
        Comparator<String> order = Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder());
        String[] words = {"pear", "fig", "kiwi", "date", "apple", "nut"};
        java.util.Arrays.sort(words, order);
        System.out.println(String.join(" ", words));
    }
}
