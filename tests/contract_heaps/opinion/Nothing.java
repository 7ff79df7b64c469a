package opinion;

/** The driver of a path that has nothing unknown. */
public final class Nothing {
    private Nothing() { }

    static void drive(Nothing nothing) { }
}
