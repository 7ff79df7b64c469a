package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.List;

/** What goes wrong when handles are looked up, converted and called, and in which words. */
public class MethodHandleFailures {
    static class Hidden {
        private int field;
        private static void method() {
        }

        private Hidden() {
        }
    }

    static abstract class Abstract {
        abstract void nothing();
    }

    int number;
    final int constant = 1;
    static int shared;

    static int twice(int value) {
        return 2 * value;
    }

    String instance(Object o) {
        return "instance " + o;
    }

    static void failing(String message) {
        throw new IllegalStateException(message);
    }

    public static void main(String[] args) throws Throwable {
        lookups(MethodHandles.lookup());
        accesses(MethodHandles.publicLookup());
        types();
        calls();
        combinators();
    }

    static void lookups(MethodHandles.Lookup lookup) {
        Class<?> here = MethodHandleFailures.class;
        MethodType ints = MethodType.methodType(int.class, int.class);
        attempt("no method", () -> lookup.findStatic(here, "thrice", ints));
        attempt("other type", () -> lookup.findStatic(here, "twice", MethodType.methodType(long.class, int.class)));
        attempt("not static", () -> lookup.findStatic(here, "instance", MethodType.methodType(String.class, Object.class)));
        attempt("static", () -> lookup.findVirtual(here, "twice", ints));
        attempt("no constructor", () -> lookup.findConstructor(here, MethodType.methodType(void.class, int.class)));
        attempt("constructor name", () -> lookup.findVirtual(here, "<init>", MethodType.methodType(void.class)));
        attempt("no field", () -> lookup.findGetter(here, "missing", int.class));
        attempt("field type", () -> lookup.findGetter(here, "number", long.class));
        attempt("static field", () -> lookup.findGetter(here, "shared", int.class));
        attempt("instance field", () -> lookup.findStaticGetter(here, "number", int.class));
        attempt("final field", () -> lookup.findSetter(here, "constant", int.class));
        attempt("no variable", () -> lookup.findVarHandle(here, "missing", int.class));
        attempt("abstract", () -> lookup.findConstructor(Abstract.class, MethodType.methodType(void.class)).invoke());
        attempt("null name", () -> lookup.findStatic(here, null, ints));
        attempt("null type", () -> lookup.findStatic(here, "twice", null));
        attempt("null receiver", () -> lookup.bind(null, "instance", MethodType.methodType(String.class, Object.class)));
        attempt("special caller", () -> lookup.findSpecial(Object.class, "toString", MethodType.methodType(String.class), String.class));
    }

    static void accesses(MethodHandles.Lookup lookup) {
        attempt("public class", () -> lookup.findStatic(MethodHandleFailures.class, "twice", MethodType.methodType(int.class, int.class)));
        attempt("private method", () -> lookup.findStatic(Hidden.class, "method", MethodType.methodType(void.class)));
        attempt("private of string", () -> MethodHandles.lookup().findVirtual(String.class, "coder", MethodType.methodType(byte.class)));
        attempt("private field of string", () -> MethodHandles.lookup().findGetter(String.class, "hash", int.class));
        attempt("protected", () -> MethodHandles.lookup().findVirtual(Object.class, "clone", MethodType.methodType(Object.class)));
        attempt("nest mate", () -> MethodHandles.lookup().findStatic(Hidden.class, "method", MethodType.methodType(void.class)));
    }

    static void types() {
        attempt("void parameter", () -> MethodType.methodType(int.class, void.class));
        attempt("null parameter", () -> MethodType.methodType(int.class, (Class<?>) null));
        attempt("bad descriptor", () -> MethodType.fromMethodDescriptorString("(I", null));
        attempt("missing class", () -> MethodType.fromMethodDescriptorString("(Lno/Such;)V", MethodHandleFailures.class.getClassLoader()));
        attempt("negative", () -> MethodType.genericMethodType(-1));
        attempt("drop", () -> MethodType.methodType(int.class).dropParameterTypes(0, 1));
    }

    static void calls() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle twice = lookup.findStatic(MethodHandleFailures.class, "twice", MethodType.methodType(int.class, int.class));
        MethodHandle instance = lookup.findVirtual(MethodHandleFailures.class, "instance", MethodType.methodType(String.class, Object.class));
        MethodHandle failing = lookup.findStatic(MethodHandleFailures.class, "failing", MethodType.methodType(void.class, String.class));
        attempt("exact result", () -> twice.invokeExact(1));
        attempt("exact argument", () -> { int got = (int) twice.invokeExact((short) 1); });
        attempt("too many", () -> { int got = (int) twice.invoke(1, 2); });
        attempt("from string", () -> { int got = (int) twice.invoke("1"); });
        attempt("from object", () -> { int got = (int) twice.invoke((Object) "1"); });
        attempt("from null", () -> { int got = (int) twice.invoke((Object) null); });
        attempt("from long", () -> { int got = (int) twice.invoke((Object) 1L); });
        attempt("to string", () -> { String got = (String) twice.invoke(1); });
        attempt("receiver", () -> { String got = (String) instance.invoke((Object) "text", (Object) "x"); });
        attempt("null receiver", () -> { String got = (String) instance.invokeExact((MethodHandleFailures) null, (Object) "x"); });
        attempt("null handle", () -> { MethodHandle none = null; none.invokeExact(); });
        attempt("thrown", () -> failing.invokeExact("thrown through a handle"));
        attempt("arguments", () -> twice.invokeWithArguments());
        attempt("arguments type", () -> twice.invokeWithArguments("x"));
        attempt("bind", () -> instance.bindTo("text"));
        attempt("bind primitive", () -> twice.bindTo(1));
        attempt("as type", () -> twice.asType(MethodType.methodType(String.class, int.class)));
        attempt("getter null", () -> lookup.findGetter(MethodHandleFailures.class, "number", int.class).invoke((MethodHandleFailures) null));
    }

    static void combinators() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle twice = lookup.findStatic(MethodHandleFailures.class, "twice", MethodType.methodType(int.class, int.class));
        attempt("insert", () -> MethodHandles.insertArguments(twice, 0, "text"));
        attempt("insert many", () -> MethodHandles.insertArguments(twice, 0, 1, 2));
        attempt("drop", () -> MethodHandles.dropArguments(twice, 2, int.class));
        attempt("filter", () -> MethodHandles.filterReturnValue(twice, MethodHandles.identity(String.class)));
        attempt("permute", () -> MethodHandles.permuteArguments(twice, MethodType.methodType(int.class, String.class), 0));
        attempt("spread", () -> { int got = (int) twice.asSpreader(Object[].class, 1).invoke(new Object[] {1, 2}); });
        attempt("spread null", () -> { int got = (int) twice.asSpreader(Object[].class, 1).invoke((Object[]) null); });
        attempt("collector", () -> twice.asCollector(int[].class, 1));
        attempt("constant", () -> MethodHandles.constant(int.class, "text"));
        attempt("guard", () -> MethodHandles.guardWithTest(twice, twice, twice));
    }

    interface Action {
        void run() throws Throwable;
    }

    static void attempt(String what, Action action) {
        try {
            action.run();
            System.out.println(what + ": done");
        } catch (Throwable e) {
            // The number of the unnamed module is an identity hash code.
            System.out.println(what + ": " + e.toString().replaceAll("@[0-9a-f]+", "@"));
            for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
                System.out.println("    because of " + cause);
            }
        }
    }
}
