public interface Right {
    default String name() {
        return "right";
    }

    default String other() {
        return "other";
    }
}
