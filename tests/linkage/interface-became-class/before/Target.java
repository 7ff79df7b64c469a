public interface Target {
    int[] FIELD = {1};

    static void fixed() { }

    void run();
}
