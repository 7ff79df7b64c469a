public class Target {
    private int field = 1;
    private static double shared;

    Target() { }

    private Target(String s) { }

    private static void fixed() { }

    private void virtual(int a) { }
}
