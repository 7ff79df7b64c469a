// `heaps.LeftistHeap` with an element beside each key.
package elements;

import kukang.contracts.Invariant;

public final class LeftistHeap {
    static final class Node {
        int key;
        Object element;
        int rank;
        Node left;
        Node right;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
            this.rank = 1;
        }
    }

    Node root;

    public Object findMin() {
        return root == null ? null : root.element;
    }

    public void insert(int key, Item element) {
        root = merge(new Node(key, element), root);
    }

    public Object deleteMin() {
        if (root == null) {
            return null;
        }
        Object least = root.element;
        root = merge(root.left, root.right);
        return least;
    }

    private static Node merge(Node first, Node second) {
        if (first == null) {
            return second;
        }
        if (second == null) {
            return first;
        }
        if (first.key < second.key) {
            return mergeRight(first, second);
        }
        return mergeRight(second, first);
    }

    /** Merges `other` into the right subtree of `node`, whose key is the least of all. */
    private static Node mergeRight(Node node, Node other) {
        Node merged = merge(node.right, other);
        if (node.left == null || node.left.rank < merged.rank) {
            node.right = node.left;
            node.left = merged;
        } else {
            node.right = merged;
        }
        node.rank = node.right == null ? 1 : node.right.rank + 1;
        return node;
    }

    @Invariant
    public boolean repOk() {
        return root == null || visit(root, null, 0, Integer.MAX_VALUE) > 0;
    }

    /**
     * The number of nodes in preorder up to the end of the subtree, or -1 if the subtree breaks the invariant or
     * its rank is above `most`. `seen` nodes come before it.
     */
    private int visit(Node node, Node parent, int seen, int most) {
        if (parent != null && (walk(root, node, seen) < 0 || node.key < parent.key)) {
            return -1;
        }
        seen++;
        int leftRank = 0;
        Node left = node.left;
        if (left != null) {
            seen = visit(left, node, seen, Integer.MAX_VALUE);
            if (seen < 0) {
                return -1;
            }
            leftRank = rightSpine(left);
        }
        Node right = node.right;
        if (right != null) {
            most = most - 1 < leftRank ? most - 1 : leftRank;
            if (most == 0) {
                return -1;
            }
            seen = visit(right, node, seen, most);
            if (seen < 0) {
                return -1;
            }
        }
        return node.rank == rightSpine(node) ? seen : -1;
    }

    /**
     * Walks in preorder until `count` nodes are passed: how many of them lie behind the subtree at `node`, or -1
     * if `wanted` is one of those passed. Keys may be equal, so their order does not rule out sharing and cycles.
     */
    private static int walk(Node node, Node wanted, int count) {
        if (node == wanted) {
            return -1;
        }
        count--;
        if (count > 0 && node.left != null) {
            count = walk(node.left, wanted, count);
        }
        if (count > 0 && node.right != null) {
            count = walk(node.right, wanted, count);
        }
        return count;
    }

    /** The number of nodes on the way down to the right, which is the rank of a tree that leans to the left. */
    private static int rightSpine(Node node) {
        int length = 0;
        while (node != null) {
            length++;
            node = node.right;
        }
        return length;
    }
}
