package system;

/** A thread's own stack and the stack walker show the program's frames. */
public class CallerFrames {
    static void inner() {
        StackTraceElement[] trace = Thread.currentThread().getStackTrace();
        System.out.println(trace[0].getMethodName() + " " + trace[1].getMethodName() + " " + trace[2].getMethodName());
        System.out.println(trace.length);
        StackWalker.getInstance().forEach(frame ->
                System.out.println(frame.getMethodName() + " " + frame.getClassName() + " " + frame.getLineNumber()));
        System.out.println(StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass());
    }

    static class Outer {
        static void call() {
            inner();
        }
    }

    public static void main(String[] args) {
        Outer.call();
    }
}
