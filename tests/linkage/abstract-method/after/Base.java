public abstract class Base {
    abstract int step(long size);
}
