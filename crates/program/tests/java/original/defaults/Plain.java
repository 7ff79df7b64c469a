package defaults;

public interface Plain {
    default String hello() {
        return "plain";
    }

    String required();
}
