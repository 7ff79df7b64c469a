public interface Face {
    void known();

    default void given(int a, String b) { }
}
