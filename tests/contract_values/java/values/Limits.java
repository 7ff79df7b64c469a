package values;

/** Constants, and methods with bodies. */
interface Limits {
    int LOW = -5;
    long HIGH = 1L << 40;
    String NAME = "limits";

    default int span() {
        return 7;
    }

    static int zero() {
        return 0;
    }
}
