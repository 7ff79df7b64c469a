package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** The frames of handles do not show in stack traces. */
public class HandleTraces {
    static void fail(String message) {
        throw new IllegalStateException(message);
    }

    static int depth(int value) {
        return new Throwable().getStackTrace().length + value;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle fail = lookup.findStatic(HandleTraces.class, "fail", MethodType.methodType(void.class, String.class));
        show(() -> fail.invokeExact("direct"));
        show(() -> fail.bindTo("bound").invokeExact());
        show(() -> fail.invoke((Object) "converted"));
        show(() -> fail.invokeWithArguments("with arguments"));
        show(() -> MethodHandles.filterReturnValue(fail, MethodHandles.constant(int.class, 1)).invoke("filtered"));
        MethodHandle guarded = MethodHandles.catchException(fail, ArithmeticException.class,
                MethodHandles.empty(MethodType.methodType(void.class, ArithmeticException.class, String.class)));
        show(() -> guarded.invokeExact("guarded"));
        show(() -> { int got = (int) fail.invokeExact("wrong type"); });
        show(() -> { int got = (int) fail.invoke(1, 2); });
        show(() -> lookup.findStatic(HandleTraces.class, "missing", MethodType.methodType(void.class)));
        MethodHandle depth = lookup.findStatic(HandleTraces.class, "depth", MethodType.methodType(int.class, int.class));
        System.out.println((int) depth.invokeExact(0) + " " + (long) depth.invoke((byte) 0));
        fail.invoke((Object) "uncaught");
    }

    interface Action {
        void run() throws Throwable;
    }

    static void show(Action action) {
        try {
            action.run();
        } catch (Throwable e) {
            System.out.println(e);
            for (StackTraceElement element : e.getStackTrace()) {
                if (!element.getMethodName().startsWith("lambda$")) {
                    System.out.println("    " + element);
                }
            }
        }
    }
}
