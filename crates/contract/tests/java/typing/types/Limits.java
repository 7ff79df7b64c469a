package types;

/** Constants, and methods with bodies. */
public interface Limits {
    int LOW = -5;
    long HIGH = 1L << 40;

    default int span() {
        return 7;
    }

    static int zero() {
        return 0;
    }
}
