package counter;

/** A static invariant, which is wrong in a method; mended in the class of the same name next door. */
public class Counter {
    //@ static invariant made >= 0;
    private static int made;

    public static void unmake() {
        made = made - 1;
    }
}
