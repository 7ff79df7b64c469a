package language;

import java.io.Serializable;
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Lambda expressions and method references. */
class Functions {
    int factor;

    //@ pure
    static int twice(int x) {
        return 2 * x;
    }

    //@ pure
    int times(int x) {
        return factor * x;
    }

    //@ pure
    static boolean both(int a, int b, IntPredicate condition) {
        return condition.test(a) && condition.test(b);
    }

    //@ pure
    static <T, R> R mapped(T value, Function<? super T, ? extends R> function) {
        return function.apply(value);
    }

    //@ pure
    static <T> boolean is(T value, Predicate<? super T> condition) {
        return condition.test(value);
    }

    //@ ensures \result == ((IntSupplier) () -> 3).getAsInt();
    static int holdsOfALambda() {
        return 3;
    }

    //@ ensures \result == ((IntSupplier) () -> 3).getAsInt();
    static int failsOfALambda() {
        return 4;
    }

    //@ ensures \result == both(a, b, x -> x > 0);
    static boolean holdsOfAnArgument(int a, int b) {
        return a > 0 && b > 0;
    }

    //@ ensures \result == both(a, b, (int x) -> x > 0);
    static boolean failsOfAnArgument(int a, int b) {
        return a > 0 || b > 0;
    }

    //@ ensures \result == ((IntBinaryOperator) (x, y) -> x * factor + y + \old(factor) + given).applyAsInt(2, 1);
    int holdsWithWhatIsAround(int given) {
        return 3 * factor + 1 + given;
    }

    //@ ensures \result == ((IntUnaryOperator) x -> \result + x - \old(factor)).applyAsInt(factor);
    int failsWithWhatIsAround() {
        return factor++;
    }

    //@ ensures ((IntUnaryOperator) Functions::twice).applyAsInt(x) == \result;
    static int holdsOfAStaticMethod(int x) {
        return x + x;
    }

    //@ ensures ((IntUnaryOperator) Functions::twice).applyAsInt(x) == \result;
    static int failsOfAStaticMethod(int x) {
        return x;
    }

    //@ ensures ((IntUnaryOperator) this::times).applyAsInt(x) == \result;
    int holdsOfThis(int x) {
        return x * factor;
    }

    //@ requires other != null;
    //@ ensures ((IntUnaryOperator) other::times).applyAsInt(x) == \result;
    int failsOfAnother(Functions other, int x) {
        return x * factor;
    }

    //@ ensures ((BiFunction<Functions, Integer, Integer>) Functions::times).apply(this, x) == \result;
    int holdsOnTheFirstArgument(int x) {
        return x * factor;
    }

    //@ ensures ((Function<String, Integer>) String::length).apply("abc") == 3;
    //@ ensures mapped("abc", String::length) == 3 && mapped("abc", s -> s.length() + 1).intValue() == 4;
    static void holdsOfTheLibrary() {}

    //@ ensures mapped("abc", String::length) == x;
    static void failsOfTheLibrary(int x) {}

    //@ ensures ((IntFunction<int[]>) int[]::new).apply(3).length == 3;
    //@ ensures ((Supplier<Node>) Node::new).get().value == 0;
    static void holdsOfConstructors() {}

    //@ ensures ((Supplier<Node>) Node::new).get().next != null;
    static void failsOfConstructors() {}

    //@ requires n != null;
    //@ ensures \result == is(n, m -> m.value > 0 && m.next == null);
    static boolean holdsWithInferredTypes(Node n) {
        return n.value > 0 && n.next == null;
    }

    //@ requires n != null;
    //@ ensures is(n, m -> m.value > 0);
    static void failsWithInferredTypes(Node n) {}

    //@ ensures ((IntPredicate & Serializable) x -> x > 2).test(3);
    //@ ensures ((Serializable & IntPredicate) x -> x > 2) instanceof Serializable;
    static void holdsOfSeveralTypes() {}

    //@ ensures ((Supplier<Supplier<Integer>>) () -> () -> y).get().get() == y;
    static void holdsOfFunctionsInFunctions(int y) {}

    //@ ensures ((Supplier<IntSupplier>) () -> () -> y).get().getAsInt() == 3;
    static void failsOfFunctionsInFunctions(int y) {}

    //@ ensures (\forall int i; 0 <= i && i < 3; both(i, i + 1, x -> x >= i));
    static void holdsInAQuantifier() {}

    //@ ensures (\forall int i; 0 <= i && i < 3; both(i, i + 1, x -> x > i));
    static void failsInAQuantifier() {}

    //@ ensures \result == both(a, a, up ? x -> x > 0 : x -> x < 0);
    static boolean holdsOfAChoice(int a, boolean up) {
        return up ? a > 0 : a < 0;
    }

    //@ ensures ((Comparator<String>) (a, b) -> a.length() - b.length()).compare("a", "bc") == x;
    static void failsOfAComparator(int x) {}

    //@ ensures both(1, 2, x -> times(x) == x);
    void failsOfAMethodInside() {}
}
