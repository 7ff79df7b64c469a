public interface Target {
    int[] field = {1};

    static void fixed() { }

    void virtual();
}
