public interface Face {
    default void given() { }

    static void helper() { }
}
