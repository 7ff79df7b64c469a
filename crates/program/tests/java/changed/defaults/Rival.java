package defaults;

public interface Rival {
    default String hello() {
        return "rival";
    }
}
