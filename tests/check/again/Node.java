package again;

class Node {
    int value;
    Node next;
}
