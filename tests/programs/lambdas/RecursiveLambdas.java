package lambdas;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/** Recursion through static fields, instance fields, arrays and a fixed-point combinator. */
public class RecursiveLambdas {
    static IntUnaryOperator factorial = n -> n <= 1 ? 1 : n * RecursiveLambdas.factorial.applyAsInt(n - 1);
    IntUnaryOperator fibonacci = n -> n < 2 ? n : this.fibonacci.applyAsInt(n - 1) + this.fibonacci.applyAsInt(n - 2);

    interface Recursive<T, R> {
        R apply(Recursive<T, R> self, T t);
    }

    static <T, R> Function<T, R> fix(Recursive<T, R> body) {
        return t -> body.apply(body, t);
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    public static void main(String[] args) {
        System.out.println(factorial.applyAsInt(10));
        System.out.println(new RecursiveLambdas().fibonacci.applyAsInt(12));
        System.out.println(RecursiveLambdas.<Integer, Integer>fix((self, n) -> n == 0 ? 0 : n + self.apply(self, n - 1))
                .apply(50));
        IntUnaryOperator[] even = new IntUnaryOperator[2];
        even[0] = n -> n == 0 ? 1 : even[1].applyAsInt(n - 1);
        even[1] = n -> n == 0 ? 0 : even[0].applyAsInt(n - 1);
        System.out.println(even[0].applyAsInt(30) + " " + even[0].applyAsInt(31));
        Map<Integer, Long> memory = new HashMap<>();
        Function<Integer, Long>[] memoized = newArray(1);
        memoized[0] = n -> {
            Long known = memory.get(n);
            if (known == null) {
                known = n < 2 ? (long) n : memoized[0].apply(n - 1) + memoized[0].apply(n - 2);
                memory.put(n, known);
            }
            return known;
        };
        System.out.println(memoized[0].apply(80));
        UnaryOperator<Integer> method = n -> ackermann(2, n);
        System.out.println(method.apply(3));
    }

    @SuppressWarnings("unchecked")
    static <T> T[] newArray(int length) {
        return (T[]) new Function[length];
    }
}
