public interface Right {
    default String other() {
        return "right";
    }
}
