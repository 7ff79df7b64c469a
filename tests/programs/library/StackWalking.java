package library;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Who called: stack walkers and the traces of the current thread. */
public class StackWalking {
    static final StackWalker PLAIN = StackWalker.getInstance();
    static final StackWalker WITH_CLASSES = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    static class Library {
        static Class<?> caller() {
            return WITH_CLASSES.getCallerClass();
        }
    }

    static List<String> names() {
        return PLAIN.walk(frames -> frames.map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList()));
    }

    static int depth(int n) {
        return n == 0 ? (int) (long) PLAIN.walk(frames -> frames.count()) : depth(n - 1);
    }

    static String through(Supplier<String> supplier) {
        return supplier.get();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Library.caller() + " " + names());
        System.out.println(depth(0) + " " + depth(5) + " " + depth(100));
        System.out.println(through(() -> PLAIN.walk(s -> s.limit(3).map(StackWalker.StackFrame::toString).collect(Collectors.joining(" ")))));
        System.out.println(through(() -> PLAIN.walk(s -> s.skip(1).findFirst()).map(StackWalker.StackFrame::getMethodName).orElse("none")));
        WITH_CLASSES.forEach(f -> System.out.println(f.getDeclaringClass() + " " + f.getMethodType() + " " + f.getDescriptor() + " " + f.isNativeMethod() + " " + f.getFileName() + " " + (f.getByteCodeIndex() > 0)));
        System.out.println(StackWalking.class.getDeclaredMethod("names").invoke(null));
        Set<StackWalker.Option> options = EnumSet.of(StackWalker.Option.RETAIN_CLASS_REFERENCE, StackWalker.Option.SHOW_REFLECT_FRAMES);
        List<Class<?>> classes = StackWalker.getInstance(options, 4).walk(s -> s.<Class<?>>map(StackWalker.StackFrame::getDeclaringClass).toList());
        System.out.println(classes);
        try {
            PLAIN.getCallerClass();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            PLAIN.walk(s -> s.findFirst()).get().getDeclaringClass();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            PLAIN.walk(s -> s).findFirst();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            WITH_CLASSES.getCallerClass();
        } catch (IllegalCallerException e) {
            System.out.println(e.getMessage().startsWith("no caller frame"));
        }
        StackTraceElement[] trace = Thread.currentThread().getStackTrace();
        System.out.println(trace.length + " " + trace[0] + " " + trace[1]);
        Thread.dumpStack();
    }
}
