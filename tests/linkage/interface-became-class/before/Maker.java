public class Maker {
    static Target make() {
        return new Impl();
    }
}
