package defaults;

public interface Finer extends Plain {
    @Override
    default String hello() {
        return "finer";
    }
}
