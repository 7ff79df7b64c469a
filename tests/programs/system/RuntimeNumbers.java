package system;

/** The runtime reports processors and memory that make sense. */
public class RuntimeNumbers {
    public static void main(String[] args) {
        Runtime runtime = Runtime.getRuntime();
        System.out.println(runtime.availableProcessors() > 0);
        System.out.println(runtime.totalMemory() > 0 && runtime.freeMemory() >= 0);
        System.out.println(runtime.maxMemory() >= runtime.totalMemory());
        System.out.println(runtime == Runtime.getRuntime());
        runtime.gc();
        System.out.println(Runtime.version().feature() >= 17);
        System.out.println(Integer.toString(Runtime.version().feature()).equals(
                System.getProperty("java.specification.version")));
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().getPriority() + " "
                + Thread.currentThread().isDaemon() + " " + Thread.currentThread().getThreadGroup().getName());
    }
}
