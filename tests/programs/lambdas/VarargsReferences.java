package lambdas;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** A reference to a method with variable arguments fits interfaces of any arity. */
public class VarargsReferences {
    static int count(Object... values) {
        return values == null ? -1 : values.length;
    }

    static int sum(int... values) {
        return Arrays.stream(values).sum();
    }

    interface Three {
        int call(String a, int b, Object c);
    }

    interface Whole {
        int call(Object[] all);
    }

    public static void main(String[] args) {
        Supplier<Integer> none = VarargsReferences::count;
        Function<String, Integer> one = VarargsReferences::count;
        BiFunction<String, Long, Integer> two = VarargsReferences::count;
        Three three = VarargsReferences::count;
        Whole whole = VarargsReferences::count;
        System.out.println(none.get() + " " + one.apply("x") + " " + two.apply("x", 1L) + " " + three.call("a", 1, null)
                + " " + whole.call(new Object[7]) + " " + whole.call(null));
        IntUnaryOperator single = VarargsReferences::sum;
        System.out.println(single.applyAsInt(5));
        Function<String[], List<String>> asList = Arrays::asList;
        System.out.println(asList.apply(new String[]{"a", "b"}));
        BiFunction<String, Object, String> format = String::format;
        System.out.println(format.apply("<%s>", 5));
    }
}
