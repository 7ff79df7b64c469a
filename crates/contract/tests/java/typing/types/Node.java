package types;

/** A node of a list or tree. */
public class Node implements Comparable<Node> {
    int value;
    Node next;
    Node left;
    Node right;
    Object data;

    Node(int value, Node next) {
        this.value = value;
        this.next = next;
    }

    Node next() {
        return next;
    }

    @Override
    public int compareTo(Node other) {
        return Integer.compare(value, other.value);
    }
}
