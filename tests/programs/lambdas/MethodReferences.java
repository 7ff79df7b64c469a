package lambdas;

import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** The four kinds of method reference: static, bound, unbound and constructor. */
public class MethodReferences {
    static int add(int a, int b) {
        return a + b;
    }

    private static String hidden(String s) {
        return "hidden " + s;
    }

    final String prefix;

    MethodReferences(String prefix) {
        this.prefix = prefix;
    }

    MethodReferences() {
        this("default");
    }

    String join(String s) {
        return prefix + s;
    }

    static class Base {
        String who() {
            return "base";
        }
    }

    static class Derived extends Base {
        @Override
        String who() {
            return "derived";
        }

        Supplier<String> parent() {
            return super::who;
        }

        Supplier<String> own() {
            return this::who;
        }
    }

    static Function<String, String> bound(MethodReferences target) {
        return target::join;
    }

    public static void main(String[] args) {
        IntBinaryOperator sum = MethodReferences::add;
        System.out.println(sum.applyAsInt(3, 4));
        Function<String, String> secret = MethodReferences::hidden;
        System.out.println(secret.apply("x"));
        Function<String, String> bound = new MethodReferences("p-")::join;
        System.out.println(bound.apply("q"));
        BiFunction<MethodReferences, String, String> unbound = MethodReferences::join;
        System.out.println(unbound.apply(new MethodReferences("u-"), "v"));
        Function<String, MethodReferences> constructor = MethodReferences::new;
        Supplier<MethodReferences> noArguments = MethodReferences::new;
        System.out.println(constructor.apply("made").prefix + " " + noArguments.get().prefix);
        ToIntFunction<String> length = String::length;
        System.out.println(length.applyAsInt("seven"));
        Comparator<String> comparator = String::compareToIgnoreCase;
        System.out.println(comparator.compare("A", "b") < 0);
        Supplier<String> virtual = ((Base) new Derived())::who;
        System.out.println(virtual.get() + " " + new Derived().parent().get() + " " + new Derived().own().get());
        Function<Object, String> valueOf = String::valueOf;
        System.out.println(valueOf.apply(null));
        Supplier<Integer> boxed = "text"::length;
        System.out.println(boxed.get());
        Function<CharSequence, Integer> onInterface = CharSequence::length;
        System.out.println(onInterface.apply(new StringBuilder("abc")));
        try {
            bound(null);
        } catch (NullPointerException e) {
            System.out.println("a bound receiver is checked at once");
        }
        Runnable print = System.out::println;
        print.run();
        Supplier<int[]> cloned = new int[]{1, 2, 3}::clone;
        System.out.println(cloned.get().length);
    }
}
