public class Sub extends Target {
    void callSuper() {
        super.virtual(2);
    }
}
