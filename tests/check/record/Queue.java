package record;

public class Queue {
    static class Node {
        int value;
        Node next;
    }

    Node first;
    int size;

    public int peek() {
        if (size < 1) {
            return -1;
        }
        return first.value;
    }
}
