public class Target {
    int compute(int[] a, String b) {
        return 1;
    }
}
