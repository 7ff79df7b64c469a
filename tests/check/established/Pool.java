package established;

/** Static invariants that static initializers see to. */
class Pool {
    static int capacity = Size.first() * 2;
    static int[] slots = new int[capacity];
    //@ static invariant capacity > 0;
    //@ static invariant slots != null && slots.length == capacity;

    static int share(int n) {
        return n / capacity;
    }

    static void failsToKeep() {
        capacity = 0;
    }
}

class Size {
    static int first;
    //@ static invariant first >= 5;

    static {
        first = 5;
    }

    static int first() {
        return first;
    }
}
