package unestablished;

/** Static invariants that static initializers do not see to. */
class Pool {
    static int capacity;
    static int[] slots;
    static /*@ non_null @*/ Object lock;
    static /*@ non_null @*/ Object key = "key";
    //@ static invariant capacity > 0;
    //@ static invariant slots.length == capacity;

    static int share(int n) {
        return n / capacity;
    }
}

/** Nobody gets to use it, so nothing relies on what it says. */
class Broken {
    static int value = 1 / Integer.parseInt("0");
    //@ static invariant value > 0;
}
