package library;

/** What runs after main has ended by exiting. */
public class ShutdownHooks {
    public static void main(String[] args) {
        Runtime runtime = Runtime.getRuntime();
        Thread hook = new Thread(() -> {
            System.out.println("in " + Thread.currentThread().getName());
            StackTraceElement[] trace = new Throwable().getStackTrace();
            System.out.println(trace.length + " " + trace[trace.length - 1].getMethodName());
            try {
                runtime.addShutdownHook(new Thread());
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            throw new IllegalArgumentException("out of a hook");
        }, "last");
        runtime.addShutdownHook(hook);
        Thread removed = new Thread(() -> System.out.println("never"));
        runtime.addShutdownHook(removed);
        System.out.println(runtime.removeShutdownHook(removed) + " " + runtime.removeShutdownHook(removed));
        try {
            runtime.addShutdownHook(hook);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.exit(7);
    }
}
