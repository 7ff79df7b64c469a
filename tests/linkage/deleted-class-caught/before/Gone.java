public class Gone {
    static final int CONSTANT = 7;
    static int[] shared = {1};

    static void fixed() { }
}
