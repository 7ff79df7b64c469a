package exact;

/** Members that subclasses in other packages do not have. */
public abstract class Base {
    int size;
    protected int guarded;

    public boolean isBig() {
        return size > 3 && guarded == 2;
    }

    int grow(int by) {
        size += by;
        return size;
    }
}
