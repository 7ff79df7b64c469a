public class Sub extends Target implements Face {
    void callSuper() {
        super.wasInstance("y");
    }
}
