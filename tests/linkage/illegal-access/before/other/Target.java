package other;

public class Target extends Base {
    public int field = 1;
    public static int[] shared = {1};

    public Target() { }

    public Target(String s) { }

    public static void fixed() { }

    public void virtual(int a) { }

    public void kept() { }
}
