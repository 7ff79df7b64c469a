package odd;

/** Nobody implements it, and one of its methods needs nobody to. */
public interface Greeter {
    String name();

    default int twice(int times) {
        return times > 0 ? 2 * times : 0;
    }
}
