public class Target {
    String name() {
        return "target";
    }
}
