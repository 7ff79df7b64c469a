public class WithMethod {
    final int method(String s) {
        return 1;
    }
}
