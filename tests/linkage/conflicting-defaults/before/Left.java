public interface Left {
    default String name() {
        return "left";
    }
}
