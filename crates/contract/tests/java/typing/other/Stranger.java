package other;

/** A class of another package. */
public class Stranger {
    public int open;
    int closed;
    private int own;
    protected int guarded;
    public static final String WORD = "word";

    public int ask() {
        return own;
    }

    int hush() {
        return closed;
    }

    public static int max(int x, int y) {
        return x > y ? x : y;
    }

    public static class Part {
        public int size;
    }
}

class Concealed {
}
