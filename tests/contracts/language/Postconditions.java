package language;

/** What a method promises. */
class Postconditions {
    int count;

    //@ ensures \result >= a && \result >= b;
    //@ ensures \result == a || \result == b;
    static int holdsMax(int a, int b) {
        return a > b ? a : b;
    }

    //@ ensures \result > a && \result >= b;
    static int failsMax(int a, int b) {
        return a > b ? a : b;
    }

    //@ post: \result == x * 2;
    static int holdsWithTheShortForm(int x) {
        return x << 1;
    }

    //@ ensures count == \old(count) + by;
    void holdsOld(int by) {
        count += by;
    }

    //@ ensures count == \old(count) + by;
    void failsOld(int by) {
        count = by;
    }

    //@ requires n != null && n.next != null;
    //@ ensures n.next == \old(n.next.next);
    static void holdsOldThroughLinks(Node n) {
        n.next = n.next.next;
    }

    //@ requires n != null && n.next != null;
    //@ ensures n.next == \old(n.next).next;
    static void failsOldThroughLinks(Node n) {
        n.next.next = null;
        n.next = n.next.next == null ? new Node() : null;
    }

    //@ ensures x == 0 ==> \result == 1;
    //@ ensures \result == 1 <==> x == 0;
    static int holdsImplication(int x) {
        return x == 0 ? 1 : 2;
    }

    //@ ensures \result == 1 <==> x >= 0;
    static int failsEquivalence(int x) {
        return x == 0 ? 1 : 2;
    }

    //@ ensures \result != null;
    static Node failsNotNull(Node n) {
        return n;
    }

    static /*@ non_null */ Node failsNonNullResult(Node n) {
        return n;
    }

    static /*@ non_null */ Node holdsNonNullResult(Node n) {
        return n == null ? new Node() : n;
    }

    //@ ensures \fresh(\result);
    static Node holdsFresh(Node n) {
        return new Node();
    }

    //@ ensures n != null ==> \fresh(\result);
    static Node failsFresh(Node n) {
        return n == null ? new Node() : n;
    }

    //@ ensures n != null ==> \result == n.twice();
    static int holdsWithPureCall(Node n) {
        return n == null ? 0 : n.value + n.value;
    }

    //@ ensures n != null ==> \result == n.bump();
    static int failsBecauseTheConditionHasAnEffect(Node n) {
        return n == null ? 0 : n.value + 1;
    }

    //@ ensures \typeof(\result) == \type(Postconditions);
    static Object holdsTypeof() {
        return new Postconditions();
    }

    //@ ensures \typeof(\result) == \type(Node);
    static Object failsTypeof() {
        return new Postconditions();
    }

    //@ ensures o instanceof Node ==> \result == ((Node) o).value;
    static int holdsCast(Object o) {
        return o instanceof Node ? ((Node) o).value : 0;
    }

    //@ ensures (x & 1) == 1 ? \result == 'o' : \result == 'e';
    static char holdsConditional(int x) {
        return x % 2 == 0 ? 'e' : 'o';
    }

    //@ ensures \result == Math.abs(x);
    static int holdsStaticCall(int x) {
        return x < 0 ? -x : x;
    }

    //@ ensures \result >= 0;
    static int failsBecauseIntsWrap(int x) {
        return x < 0 ? -x : x;
    }
}
