public class Concrete extends Base {
    void callSuper() {
        super.step(1L);
    }
}
