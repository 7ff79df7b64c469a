package types;

/** Something to inherit from. */
class Base {
    protected int inherited;
    private int unseen;
    static int shared = 3;

    protected Object describe() {
        return "base";
    }

    int seen() {
        return unseen;
    }
}
