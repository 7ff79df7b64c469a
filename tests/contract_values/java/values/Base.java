package values;

/** Something to inherit from. */
class Base {
    protected int inherited = 4;

    int overridden() {
        return 1;
    }

    static int shared = 3;
}
