public interface Face {
    static void given() { }

    default void helper() { }
}
