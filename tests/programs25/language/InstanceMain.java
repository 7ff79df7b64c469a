package language;

/** A launchable class may have an instance main without parameters, run on a fresh object. */
public class InstanceMain {
    private final String greeting = "hello from an instance";

    void main() {
        System.out.println(greeting);
        new Throwable("trace").printStackTrace(System.out);
    }
}
