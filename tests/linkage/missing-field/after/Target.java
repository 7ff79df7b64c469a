public class Target {
    static final int CONSTANT = 20;
    CharSequence text = "sequence";
    long[] array = {1};
    int kept = 4;
}
