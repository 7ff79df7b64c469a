public class Target {
    long staticField;
    static String instanceField = "i";

    int wasStatic(int a) {
        return a;
    }

    static void wasInstance(String s) { }

    void referenced() { }
}
