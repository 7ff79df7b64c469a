public class Target implements Face {
    Target() { }

    Target(int size) { }

    static int fixed(int a, String b) {
        return a;
    }

    void virtual(long[] a, String[][] b) { }

    int returns() {
        return 1;
    }

    @Override
    public void face(char c) { }

    void kept() { }

    static void referenced() { }
}
