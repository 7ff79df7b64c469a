package asserts;

/** Has nothing to do with assert statements. */
public class Alone {
    public static int twice(int number) {
        return 2 * number;
    }
}
