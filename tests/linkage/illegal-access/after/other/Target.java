package other;

public class Target extends Base {
    private int field = 1;
    static int[] shared = {1};

    public Target() { }

    Target(String s) { }

    private static void fixed() { }

    private void virtual(int a) { }

    public void kept() { }
}
