public class Target {
    int field = 1;
    static double shared;

    Target() { }

    Target(String s) { }

    static void fixed() { }

    void virtual(int a) { }
}
