public class Target {
    static int[] field = {1};

    static void fixed() { }

    void virtual() { }
}
