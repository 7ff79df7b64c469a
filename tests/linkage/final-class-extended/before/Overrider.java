public class Overrider extends WithMethod {
    @Override
    int method(String s) {
        return 2;
    }
}
