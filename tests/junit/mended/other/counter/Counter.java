package counter;

/** What is wrong in the class of the same name next door is wrong in another way here. */
public class Counter {
    //@ static invariant made >= 0;
    private static int made;

    public static void unmake() {
        made = -7;
    }
}
