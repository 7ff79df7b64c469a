public abstract class Base {
    int step(long size) {
        return 1;
    }
}
