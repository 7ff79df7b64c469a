package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.StringJoiner;

import static java.lang.invoke.MethodType.methodType;

/** Every pair of primitive types and wrappers, converted by asType and by explicit casts. */
public class HandleConversions {
    static final Class<?>[] TYPES = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class,
        Boolean.class, Byte.class, Character.class, Short.class, Integer.class, Long.class, Float.class, Double.class,
        Object.class, Number.class, Comparable.class, String.class, void.class};
    static final Object[] SAMPLES = {true, (byte) -3, 'x', (short) 300, 70000, 1L << 40, 2.75f, -1e10, "text", null};

    public static void main(String[] args) throws Throwable {
        for (Class<?> from : TYPES) {
            for (Class<?> to : TYPES) {
                if (from != void.class) {
                    identity(from, to);
                }
            }
        }
        results();
        bindEveryType();
    }

    /** Converts the argument of an identity function. */
    static void identity(Class<?> from, Class<?> to) throws Throwable {
        if (to == void.class) {
            return;
        }
        StringJoiner line = new StringJoiner(" ", from.getSimpleName() + "->" + to.getSimpleName() + ": ", "");
        MethodHandle identity = MethodHandles.identity(to);
        for (Object sample : SAMPLES) {
            if (fits(sample, from)) {
                line.add(attempt(() -> identity.asType(methodType(to, from)).invokeWithArguments(sample)));
                line.add(attempt(() -> MethodHandles.explicitCastArguments(identity, methodType(to, from)).invokeWithArguments(sample)));
            }
        }
        System.out.println(line);
    }

    static boolean fits(Object sample, Class<?> type) {
        Class<?> boxed = methodType(type).wrap().returnType();
        return sample == null ? !type.isPrimitive() : boxed.isInstance(sample);
    }

    /** Converts results, of void too. */
    static void results() throws Throwable {
        for (Class<?> from : TYPES) {
            StringJoiner line = new StringJoiner(" ", "result " + from.getSimpleName() + ": ", "");
            for (Class<?> to : TYPES) {
                MethodHandle zero = MethodHandles.zero(from);
                line.add(attempt(() -> zero.asType(methodType(to)).invoke()));
            }
            System.out.println(line);
        }
    }

    static String all(boolean z, byte b, char c, short s, int i, long j, float f, double d, String l) {
        return z + " " + b + " " + c + " " + s + " " + i + " " + j + " " + f + " " + d + " " + l;
    }

    static void bindEveryType() throws Throwable {
        MethodType type = methodType(String.class, boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, String.class);
        MethodHandle all = MethodHandles.lookup().findStatic(HandleConversions.class, "all", type);
        Object[] values = {true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, "seven"};
        System.out.println((String) MethodHandles.insertArguments(all, 0, values).invokeExact());
        System.out.println(all.asSpreader(Object[].class, 9).invoke(values));
        MethodHandle backwards = all;
        for (int i = 8; i >= 0; i--) {
            backwards = MethodHandles.insertArguments(backwards, i, values[i]);
        }
        System.out.println((String) backwards.invokeExact());
        System.out.println(all.invokeWithArguments(values));
    }

    interface Action {
        Object run() throws Throwable;
    }

    static String attempt(Action action) {
        try {
            Object got = action.run();
            return got == null ? "null" : got + "(" + got.getClass().getSimpleName() + ")";
        } catch (Throwable e) {
            return e.getClass().getSimpleName() + "[" + e.getMessage() + "]";
        }
    }
}
