public abstract class Target {
    String name() {
        return "abstract target";
    }
}
