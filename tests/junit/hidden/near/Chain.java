package near;

/** Fields that the package sees and whose types it does not. */
public class Chain {
    Node head;
    protected Node[] spare = new Node[0];
    static Mode last;
    Mode mode = Mode.ON;

    private static class Node {
        int value;
        Node next;
    }

    private enum Mode {
        ON, OFF
    }

    private record Pair(int left, int right) {}

    Pair pair;

    /** Whoever gives it null can call it. */
    Chain(Node head) {
        this.head = head;
    }

    int second() {
        return head == null || head.next == null ? 0 : head.next.value;
    }

    void push(int value) {
        Node first = new Node();
        first.value = value;
        first.next = head;
        head = first;
    }

    boolean hasSpare() {
        return spare != null && spare.length > 0 && spare[0] != null;
    }

    boolean isOff() {
        return mode == Mode.OFF;
    }

    static boolean wasOn() {
        return last == Mode.ON;
    }

    boolean isEven() {
        return pair != null && pair.left() == pair.right();
    }

    Pair swapped() {
        return pair == null ? null : new Pair(pair.right(), pair.left());
    }

    Mode[] modes(boolean both) {
        return both ? Mode.values() : new Mode[] {mode};
    }

    int take(Node node, Mode wanted, Node... others) {
        return node == null ? 0 : wanted == Mode.ON ? node.value : others.length;
    }

    <N extends Node> boolean holds(N node) {
        return head == node;
    }
}
