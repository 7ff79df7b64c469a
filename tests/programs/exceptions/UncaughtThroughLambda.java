package exceptions;

import java.util.List;

/** An exception thrown in a lambda passes through library code; the generated class's frame stays hidden. */
public class UncaughtThroughLambda {
    static int check(int x) {
        if (x == 2) {
            throw new UnsupportedOperationException("two");
        }
        return x;
    }

    public static void main(String[] args) {
        List.of(1, 2, 3).forEach(x -> System.out.println(check(x)));
    }
}
