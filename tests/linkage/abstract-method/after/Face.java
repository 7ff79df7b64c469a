public interface Face {
    void known();

    void given(int a, String b);

    double added(double[] values);
}
