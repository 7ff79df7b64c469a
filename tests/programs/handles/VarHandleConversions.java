package handles;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;

/** Calls whose types are not those of the variable: conversions, and refusals. */
public class VarHandleConversions {
    int number = 1;
    long wide = 2;
    CharSequence text = "abc";
    final int constant = 42;
    static final String NAME = "name";

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle number = lookup.findVarHandle(VarHandleConversions.class, "number", int.class);
        VarHandle wide = lookup.findVarHandle(VarHandleConversions.class, "wide", long.class);
        VarHandle text = lookup.findVarHandle(VarHandleConversions.class, "text", CharSequence.class);
        VarHandle constant = lookup.findVarHandle(VarHandleConversions.class, "constant", int.class);
        VarHandle name = lookup.findStaticVarHandle(VarHandleConversions.class, "NAME", String.class);
        VarHandleConversions object = new VarHandleConversions();

        Object boxed = number.get(object);
        System.out.println(boxed + " " + boxed.getClass());
        number.set(object, Integer.valueOf(5));
        number.set((Object) object, (short) 6);
        long widened = (long) number.get(object);
        System.out.println(widened);
        wide.set(object, 7);
        System.out.println((long) wide.getAndAdd(object, 'A') + " " + object.wide);
        System.out.println(number.compareAndSet(object, (Object) 6, (byte) 8) + " " + object.number);
        String string = (String) text.get(object);
        System.out.println(string);
        text.getAndSet(object, new StringBuilder("builder"));
        System.out.println(object.text);

        attempt("cast result", () -> { String cast = (String) text.get(object); });
        attempt("cast receiver", () -> { int got = (int) number.get((Object) "text"); });
        attempt("null receiver", () -> { int got = (int) number.get((VarHandleConversions) null); });
        attempt("wrong value", () -> number.set(object, (Object) "text"));
        attempt("null value", () -> number.set(object, (Integer) null));
        attempt("narrowing", () -> number.set(object, 5L));
        attempt("wrong result", () -> { boolean got = (boolean) number.get(object); });
        attempt("too few", () -> number.set(object));
        attempt("too many", () -> number.get(object, 1));
        attempt("final set", () -> constant.set(object, 1));
        attempt("final swap", () -> constant.compareAndSet(object, 42, 43));
        System.out.println((int) constant.getVolatile(object) + " " + (String) name.get());
        attempt("static final", () -> name.set("other"));
        attempt("no add", () -> { CharSequence got = (CharSequence) text.getAndAdd(object, "x"); });

        VarHandle exact = number.withInvokeExactBehavior();
        System.out.println(exact.hasInvokeExactBehavior() + " " + (int) exact.get(object));
        exact.set(object, 9);
        attempt("exact", () -> exact.set(object, (short) 1));
        attempt("exact result", () -> { Object got = exact.get(object); });
        System.out.println((int) exact.withInvokeBehavior().getAndSet(object, (byte) 10) + " " + object.number);
    }

    interface Action {
        void run() throws Throwable;
    }

    static void attempt(String what, Action action) {
        try {
            action.run();
            System.out.println(what + ": done");
        } catch (WrongMethodTypeException e) {
            System.out.println(what + ": wrong type: " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }
}
