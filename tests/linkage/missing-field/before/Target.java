public class Target {
    static final int CONSTANT = 10;
    static int shared = 1;
    long number = 2;
    String text = "text";
    int[] array = {1};
    int kept = 3;
}
