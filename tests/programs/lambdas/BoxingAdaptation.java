package lambdas;

import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

/** Between the interface's types and the body's, values are boxed, unboxed, widened and cast. */
public class BoxingAdaptation {
    static int twice(int x) {
        return x * 2;
    }

    static long twiceLong(long x) {
        return x * 2;
    }

    static double half(double x) {
        return x / 2;
    }

    static Integer boxedTwice(Integer x) {
        return x * 2;
    }

    static <T extends Comparable<T>> T larger(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    interface Narrow {
        byte get();
    }

    interface Wide {
        long get();
    }

    interface Nothing {
        void accept(String s);
    }

    public static void main(String[] args) {
        Function<Integer, Integer> boxed = BoxingAdaptation::twice;
        System.out.println(boxed.apply(4));
        UnaryOperator<Integer> same = BoxingAdaptation::boxedTwice;
        System.out.println(same.apply(5));
        IntToLongFunction widened = BoxingAdaptation::twice;
        System.out.println(widened.applyAsLong(1 << 30));
        IntToLongFunction widenedArgument = BoxingAdaptation::twiceLong;
        System.out.println(widenedArgument.applyAsLong(1 << 30));
        Function<Integer, Long> unboxedAndWidened = BoxingAdaptation::twiceLong;
        System.out.println(unboxedAndWidened.apply(7));
        DoubleUnaryOperator real = BoxingAdaptation::half;
        System.out.println(real.applyAsDouble(5));
        ToDoubleFunction<Integer> unboxedToDouble = BoxingAdaptation::half;
        System.out.println(unboxedToDouble.applyAsDouble(9));
        ToDoubleFunction<Character> fromChar = BoxingAdaptation::half;
        System.out.println(fromChar.applyAsDouble('b'));
        IntFunction<Object> toObject = BoxingAdaptation::twice;
        System.out.println(toObject.apply(8).getClass().getSimpleName());
        LongUnaryOperator negate = x -> -x;
        System.out.println(negate.applyAsLong(Long.MIN_VALUE));
        BinaryOperator<String> max = BoxingAdaptation::larger;
        System.out.println(max.apply("pear", "apple"));
        BiFunction<Integer, Integer, Comparable<?>> loose = BoxingAdaptation::larger;
        System.out.println(loose.apply(3, 9));
        Narrow narrow = () -> 100;
        Wide wide = () -> 100;
        Wide fromReference = "hundred"::length;
        System.out.println(narrow.get() + wide.get() + fromReference.get());
        Nothing discard = String::length;
        discard.accept("ignored result");
        Nothing discardNew = StringBuilder::new;
        discardNew.accept("ignored object");
        Supplier<Object> supplier = () -> 'c';
        System.out.println(supplier.get());
        try {
            boxed.apply(null);
        } catch (NullPointerException e) {
            System.out.println("null cannot be unboxed");
        }
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            Object result = ((Function) boxed).apply("text");
            System.out.println(result);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
