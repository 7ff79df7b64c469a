public class WithMethod {
    int method(String s) {
        return 1;
    }
}
