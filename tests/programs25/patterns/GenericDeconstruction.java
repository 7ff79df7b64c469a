package patterns;

import java.util.List;
import java.util.Optional;

/** Type arguments of generic records are inferred inside patterns, and checked where they must be. */
public class GenericDeconstruction {
    record Pair<A, B>(A first, B second) { }

    sealed interface Result<T> { }

    record Success<T>(T value) implements Result<T> { }

    record Failure<T>(String reason) implements Result<T> { }

    sealed interface Tree<T extends Comparable<T>> { }

    record Leaf<T extends Comparable<T>>() implements Tree<T> { }

    record Node<T extends Comparable<T>>(Tree<T> left, T value, Tree<T> right) implements Tree<T> { }

    static <T extends Comparable<T>> Tree<T> insert(Tree<T> tree, T item) {
        return switch (tree) {
            case Leaf<T>() -> new Node<>(tree, item, tree);
            case Node<T>(var left, var value, var right) when item.compareTo(value) < 0 ->
                    new Node<>(insert(left, item), value, right);
            case Node<T>(var left, var value, var right) -> new Node<>(left, value, insert(right, item));
        };
    }

    static <T extends Comparable<T>> String print(Tree<T> tree) {
        return tree instanceof Node<T>(var left, var value, var right)
                ? print(left) + value + " " + print(right) : "";
    }

    static <T> String unwrap(Result<Pair<T, Optional<T>>> result) {
        return switch (result) {
            case Success<Pair<T, Optional<T>>>(Pair<T, Optional<T>>(var a, var b)) when b.isPresent() -> a + "&" + b.get();
            case Success<Pair<T, Optional<T>>>(var pair) -> "alone " + pair;
            case Failure(var reason) -> "failed " + reason;
        };
    }

    static String numbers(Pair<? extends Number, ? extends Number> pair) {
        return switch (pair) {
            case Pair<? extends Number, ? extends Number>(Integer a, Integer b) -> "ints " + (a + b);
            case Pair<? extends Number, ? extends Number>(Double a, Number b) -> "double first " + (a + b.doubleValue());
            case Pair<? extends Number, ? extends Number>(var a, var b) -> "numbers " + a + " " + b;
        };
    }

    public static void main(String[] args) {
        Tree<String> tree = new Leaf<>();
        for (String s : List.of("m", "c", "x", "a", "d")) {
            tree = insert(tree, s);
        }
        System.out.println(print(tree));
        System.out.println(unwrap(new Success<>(new Pair<>(1, Optional.of(2)))));
        System.out.println(unwrap(new Success<>(new Pair<>("x", Optional.empty()))));
        System.out.println(unwrap(new Success<>(null)));
        System.out.println(unwrap(new Failure<Pair<Integer, Optional<Integer>>>("why")));
        System.out.println(numbers(new Pair<>(1, 2)));
        System.out.println(numbers(new Pair<>(1.5, 2L)));
        System.out.println(numbers(new Pair<>(1, 2.5)));
        System.out.println(numbers(new Pair<>(null, null)));
    }
}
