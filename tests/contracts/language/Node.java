package language;

class Node {
    int value;
    Node next;

    //@ pure
    int twice() {
        return 2 * value;
    }

    int bump() {
        value++;
        return value;
    }
}
