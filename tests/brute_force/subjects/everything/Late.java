package everything;

class Late {
    static final int FIXED = Integer.parseInt("7");

    static int limit = FIXED;
    static int[] table = { 1 };
}
