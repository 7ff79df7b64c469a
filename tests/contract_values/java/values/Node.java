package values;

import java.util.function.IntSupplier;

/** A node of a graph. */
public class Node implements Comparable<Node>, IntSupplier {
    public int value;
    Node next;
    Node left;
    Node right;
    Object data;

    Node(int value) {
        this.value = value;
    }

    Node next() {
        return next;
    }

    /** Every path to a node counts once per node. */
    static int reachable(Node root) {
        java.util.Set<Node> seen = java.util.Collections.newSetFromMap(new java.util.IdentityHashMap<>());
        gather(root, seen);
        return seen.size();
    }

    static boolean reaches(Node root, Object wanted) {
        java.util.Set<Node> seen = java.util.Collections.newSetFromMap(new java.util.IdentityHashMap<>());
        gather(root, seen);
        return wanted instanceof Node && seen.contains(wanted);
    }

    static void gather(Node root, java.util.Set<Node> seen) {
        if (root != null && seen.add(root)) {
            gather(root.left, seen);
            gather(root.right, seen);
            if (root.data instanceof Node) {
                gather((Node) root.data, seen);
            }
        }
    }

    @Override
    public int compareTo(Node other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public int getAsInt() {
        return value;
    }
}
