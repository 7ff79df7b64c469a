public class Target {
    static long staticField;
    String instanceField = "i";

    static int wasStatic(int a) {
        return a;
    }

    void wasInstance(String s) { }

    static void referenced() { }
}
