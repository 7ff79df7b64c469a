package language;

/** Fields that are never null. */
class Fields {
    /*@ non_null */ Node head;
    /*@ nullable */ Node spare;

    int holdsNonNull() {
        return head.value;
    }

    int failsNullable() {
        return spare.value;
    }

    void failsToKeep() {
        head = spare;
    }

    //@ requires n != null;
    void holdsToKeep(Node n) {
        head = n;
    }

    static /*@ non_null */ Node root = new Node();
    static Node other;

    static int holdsNonNullStatic() {
        return root.value;
    }

    static int failsNullableStatic() {
        return other.value;
    }

    static void failsToKeepStatic() {
        root = null;
    }

    static void failsToKeepStaticForAllItKnows() {
        root = other;
    }

    static void holdsToKeepStatic() {
        root = null;
        root = new Node();
    }
}
