public class Target {
    long compute(int[] a, String b) {
        return 1;
    }
}
