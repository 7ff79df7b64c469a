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
}
