package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

import static java.lang.invoke.MethodType.methodType;

/** Handles made out of handles. */
public class MethodHandleCombinators {
    static String show(String name, int a, long b, double c) {
        return name + " " + a + " " + b + " " + c;
    }

    static int length(String text) {
        System.out.println("length of " + text);
        return text.length();
    }

    static boolean isLong(String text) {
        return text.length() > 3;
    }

    static String upper(String text) {
        return text.toUpperCase();
    }

    static String lower(String text) {
        return text.toLowerCase();
    }

    static void log(String text) {
        System.out.println("log " + text);
    }

    static int risky(int value) {
        if (value < 0) {
            throw new IllegalArgumentException("negative: " + value);
        }
        return 100 / value;
    }

    static int rescue(ArithmeticException e, int value) {
        return -1;
    }

    static int cleanup(Throwable thrown, int result, int value) {
        System.out.println("cleanup " + thrown + " " + result + " " + value);
        return result + 1;
    }

    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws ReflectiveOperationException {
        return LOOKUP.findStatic(MethodHandleCombinators.class, name, methodType(result, parameters));
    }

    public static void main(String[] args) throws Throwable {
        arguments();
        filters();
        choices();
        constants();
        loops();
        arrays();
        invokers();
    }

    static void arguments() throws Throwable {
        MethodHandle show = find("show", String.class, String.class, int.class, long.class, double.class);
        MethodHandle inserted = MethodHandles.insertArguments(show, 1, 7, 8L);
        System.out.println(inserted.type() + " " + (String) inserted.invokeExact("inserted", 0.5));
        System.out.println((String) MethodHandles.insertArguments(inserted, 0, "all", 1.25).invokeExact());
        MethodHandle dropped = MethodHandles.dropArguments(show, 1, Object.class, long.class);
        System.out.println(dropped.type() + " " + (String) dropped.invokeExact("dropped", (Object) null, 5L, 1, 2L, 3.0));
        MethodHandle permuted = MethodHandles.permuteArguments(show,
                methodType(String.class, double.class, int.class, String.class, long.class), 2, 1, 3, 0);
        System.out.println((String) permuted.invokeExact(9.5, 3, "permuted", 4L));
        MethodHandle twice = MethodHandles.permuteArguments(LOOKUP.findVirtual(String.class, "concat", methodType(String.class, String.class)),
                methodType(String.class, String.class), 0, 0);
        System.out.println((String) twice.invokeExact("ab"));
        MethodHandle bound = show;
        for (int i = 0; i < 20; i++) {
            bound = MethodHandles.dropArguments(bound, 0, int.class);
            bound = MethodHandles.insertArguments(bound, 0, i);
        }
        System.out.println((String) bound.invokeExact("deep", 1, 2L, 3.0));
        System.out.println(MethodHandles.dropReturn(find("length", int.class, String.class)).type());
        System.out.println(MethodHandles.explicitCastArguments(find("length", int.class, String.class), methodType(byte.class, Object.class)).invoke((Object) "cast"));
    }

    static void filters() throws Throwable {
        MethodHandle length = find("length", int.class, String.class);
        MethodHandle upper = find("upper", String.class, String.class);
        MethodHandle lower = find("lower", String.class, String.class);
        MethodHandle concat = LOOKUP.findVirtual(String.class, "concat", methodType(String.class, String.class));
        System.out.println((int) MethodHandles.filterArguments(length, 0, upper).invokeExact("filter"));
        System.out.println((String) MethodHandles.filterArguments(concat, 0, upper, lower).invokeExact("One", "Two"));
        MethodHandle text = LOOKUP.findStatic(String.class, "valueOf", methodType(String.class, int.class));
        System.out.println((String) MethodHandles.filterReturnValue(length, text).invokeExact("text") + "!");
        MethodHandle show = find("show", String.class, String.class, int.class, long.class, double.class);
        MethodHandle folded = MethodHandles.foldArguments(MethodHandles.dropArguments(show, 0, int.class), MethodHandles.dropArguments(length, 1, int.class));
        System.out.println((String) folded.invokeExact("folded", 1, 2L, 3.0));
        MethodHandle logged = MethodHandles.foldArguments(show, find("log", void.class, String.class));
        System.out.println((String) logged.invokeExact("logged", 1, 2L, 3.0));
        MethodHandle collected = MethodHandles.collectArguments(show, 1, MethodHandles.dropArguments(length, 1, String.class));
        System.out.println(collected.type() + " " + (String) collected.invokeExact("collected", "abcd", "x", 2L, 3.0));
    }

    static void choices() throws Throwable {
        MethodHandle guarded = MethodHandles.guardWithTest(find("isLong", boolean.class, String.class),
                find("upper", String.class, String.class), find("lower", String.class, String.class));
        System.out.println((String) guarded.invokeExact("LongText") + " " + (String) guarded.invokeExact("ABC"));
        MethodHandle risky = find("risky", int.class, int.class);
        MethodHandle caught = MethodHandles.catchException(risky, ArithmeticException.class, find("rescue", int.class, ArithmeticException.class, int.class));
        System.out.println((int) caught.invokeExact(5) + " " + (int) caught.invokeExact(0));
        try {
            int got = (int) caught.invokeExact(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle cleaned = MethodHandles.tryFinally(risky, find("cleanup", int.class, Throwable.class, int.class, int.class));
        System.out.println((int) cleaned.invokeExact(4));
        try {
            int got = (int) cleaned.invokeExact(0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            MethodHandles.throwException(int.class, IllegalStateException.class).invoke(new IllegalStateException("by handle"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle chosen = MethodHandles.tableSwitch(MethodHandles.dropArguments(MethodHandles.constant(String.class, "many"), 0, int.class),
                MethodHandles.dropArguments(MethodHandles.constant(String.class, "none"), 0, int.class),
                MethodHandles.dropArguments(MethodHandles.constant(String.class, "one"), 0, int.class));
        System.out.println((String) chosen.invokeExact(0) + " " + (String) chosen.invokeExact(1) + " " + (String) chosen.invokeExact(2));
    }

    static void constants() throws Throwable {
        System.out.println((int) MethodHandles.constant(int.class, 42).invokeExact() + " " + (String) MethodHandles.constant(String.class, "constant").invokeExact()
                + " " + (double) MethodHandles.constant(double.class, 2).invokeExact() + " " + (boolean) MethodHandles.constant(boolean.class, true).invokeExact());
        System.out.println((long) MethodHandles.identity(long.class).invokeExact(7L) + " " + (char) MethodHandles.identity(char.class).invokeExact('c'));
        System.out.println((Object) MethodHandles.zero(Object.class).invokeExact() + " " + (float) MethodHandles.zero(float.class).invokeExact());
        MethodHandle empty = MethodHandles.empty(methodType(short.class, String.class, int.class));
        System.out.println((short) empty.invokeExact("x", 1));
    }

    static int step(int sum, int i) {
        return sum + i;
    }

    static int stepOver(int sum, String each) {
        return sum + each.length();
    }

    static boolean below(int value, int limit) {
        return value < limit;
    }

    static int doubled(int value, int limit) {
        return value * 2;
    }

    static void loops() throws Throwable {
        MethodHandle counted = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 100),
                find("step", int.class, int.class, int.class));
        System.out.println((int) counted.invokeExact());
        MethodHandle repeated = MethodHandles.whileLoop(MethodHandles.dropArguments(MethodHandles.constant(int.class, 1), 0, int.class),
                find("below", boolean.class, int.class, int.class), find("doubled", int.class, int.class, int.class));
        System.out.println((int) repeated.invokeExact(1000));
        MethodHandle iterated = MethodHandles.iteratedLoop(null, MethodHandles.constant(int.class, 0), find("stepOver", int.class, int.class, String.class));
        System.out.println(iterated.type() + " " + (int) iterated.invoke(List.of("a", "bb", "ccc")));
    }

    static void arrays() throws Throwable {
        int[] ints = {1, 2, 3};
        MethodHandles.arrayElementSetter(int[].class).invokeExact(ints, 1, 20);
        System.out.println((int) MethodHandles.arrayElementGetter(int[].class).invokeExact(ints, 1) + " " + (int) MethodHandles.arrayLength(int[].class).invokeExact(ints));
        String[] made = (String[]) MethodHandles.arrayConstructor(String[].class).invokeExact(2);
        MethodHandles.arrayElementSetter(String[].class).invokeExact(made, 0, "set");
        System.out.println(Arrays.toString(made));
        MethodHandle list = LOOKUP.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class));
        System.out.println(list.invoke(1, "two", 3.0) + " " + list.asCollector(Object[].class, 2).invoke('a', 'b'));
        MethodHandle sum = LOOKUP.findStatic(MethodHandleCombinators.class, "sum", methodType(long.class, long[].class));
        System.out.println((long) sum.invoke(1, 2L, (short) 3) + " " + (long) sum.asCollector(long[].class, 1).invokeExact(9L));
    }

    static long sum(long... values) {
        return Arrays.stream(values).sum();
    }

    static void invokers() throws Throwable {
        MethodHandle upper = find("upper", String.class, String.class);
        System.out.println((String) MethodHandles.exactInvoker(upper.type()).invokeExact(upper, "exact"));
        System.out.println(MethodHandles.invoker(methodType(Object.class, Object.class)).invoke(upper, (Object) "generic"));
        System.out.println(MethodHandles.spreadInvoker(methodType(String.class, String.class), 0).invoke(upper, new Object[] {"spread"}));
        MethodHandle iterator = LOOKUP.findVirtual(Iterable.class, "iterator", methodType(Iterator.class));
        MethodHandle next = LOOKUP.findVirtual(Iterator.class, "next", methodType(Object.class));
        System.out.println((Object) MethodHandles.filterReturnValue(iterator, next).invokeExact((Iterable) List.of("first")));
        MethodHandle invoke = LOOKUP.findVirtual(MethodHandle.class, "invokeExact", methodType(String.class, String.class));
        System.out.println((String) invoke.invokeExact(upper, "found"));
    }
}
