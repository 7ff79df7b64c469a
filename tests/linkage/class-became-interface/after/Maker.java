public class Maker {
    static Target make() {
        return () -> System.out.println("lambda");
    }
}
