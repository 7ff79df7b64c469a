// The AA tree with a sentinel: one shared node of level 0, its own left and right child, stands where others have null.
// An element is beside each key. `remove` goes down once, remembering the last node and the last one that was not above
// the key.
package elements;

import kukang.contracts.Invariant;

public final class SentinelAATree {
    static final class Node {
        int key;
        Object element;
        int level;
        Node left;
        Node right;

        Node(int key, Object element, Node nothing) {
            this.key = key;
            this.element = element;
            this.level = 1;
            this.left = nothing;
            this.right = nothing;
        }
    }

    Node root;
    /** The sentinel. */
    Node nothing;
    /** The last node on the way down of `remove`. */
    private Node last;
    /** The node with the largest key on that way that is not above the wanted one. */
    private Node deleted;

    /**
     * The element of the key, or that of the sentinel if the key is not there. The sentinel takes the key, so that the
     * way down needs no test for its end.
     */
    public Object find(int key) {
        nothing.key = key;
        Node node = root;
        while (key != node.key) {
            node = key < node.key ? node.left : node.right;
        }
        return node.element;
    }

    public Object get(int key) {
        Node node = root;
        while (node != nothing) {
            if (key < node.key) {
                node = node.left;
            } else if (key > node.key) {
                node = node.right;
            } else {
                return node.element;
            }
        }
        return null;
    }

    public Object findMin() {
        if (root == nothing) {
            return null;
        }
        Node node = root;
        while (node.left != nothing) {
            node = node.left;
        }
        return node.element;
    }

    public Object findMax() {
        if (root == nothing) {
            return null;
        }
        Node node = root;
        while (node.right != nothing) {
            node = node.right;
        }
        return node.element;
    }

    /** Adds the key unless it is there. */
    public void insert(int key, Item element) {
        root = insert(root, key, element);
    }

    private Node insert(Node node, int key, Item element) {
        if (node == nothing) {
            return new Node(key, element, nothing);
        }
        if (key < node.key) {
            node.left = insert(node.left, key, element);
        } else if (key > node.key) {
            node.right = insert(node.right, key, element);
        } else {
            return node;
        }
        return split(skew(node));
    }

    void insertThenGet(int key, Item element) {
        insert(key, element);
        get(key);
    }

    /** Removes the key if it is there. */
    public void remove(int key) {
        deleted = nothing;
        root = remove(root, key);
    }

    private Node remove(Node node, int key) {
        if (node == nothing) {
            return node;
        }
        last = node;
        if (key < node.key) {
            node.left = remove(node.left, key);
        } else {
            deleted = node;
            node.right = remove(node.right, key);
        }
        if (node == last) {
            if (deleted == nothing || key != deleted.key) {
                return node;
            }
            deleted.key = node.key;
            deleted.element = node.element;
            return node.right;
        }
        if (node.left.level < node.level - 1 || node.right.level < node.level - 1) {
            node.level--;
            if (node.right.level > node.level) {
                node.right.level = node.level;
            }
            node = skew(node);
            node.right = skew(node.right);
            node.right.right = skew(node.right.right);
            node = split(node);
            node.right = split(node.right);
        }
        return node;
    }

    void getThenRemove(int key) {
        get(key);
        remove(key);
    }

    /** Turns a left child on the level of `node` into its parent. */
    private static Node skew(Node node) {
        if (node.left.level != node.level) {
            return node;
        }
        Node up = node.left;
        node.left = up.right;
        up.right = node;
        return up;
    }

    /** Lifts the middle one of three nodes that follow each other to the right on one level. */
    private static Node split(Node node) {
        if (node.right.right.level != node.level) {
            return node;
        }
        Node up = node.right;
        node.right = up.left;
        up.left = node;
        up.level++;
        return up;
    }

    @Invariant
    public boolean repOk() {
        if (nothing == null || nothing.level != 0 || nothing.left != nothing || nothing.right != nothing) {
            return false;
        }
        return root == nothing || root != null && checkedLevel(root, null, null, 0, Integer.MAX_VALUE) >= 0;
    }

    /**
     * The level of the subtree's root, or -1 if the subtree breaks the invariant or its level is above `most`. Its
     * keys have to lie strictly between those of `low` and `high` (null means no limit), which also rules out
     * sharing and cycles. `parent` is the level of the parent of a right child, and 0 for other nodes.
     */
    private int checkedLevel(Node node, Node low, Node high, int parent, int most) {
        if (node == null || low != null && node.key <= low.key || high != null && node.key >= high.key) {
            return -1;
        }
        int below = 0;
        Node left = node.left;
        if (left != nothing) {
            if (most == 1) {
                return -1;
            }
            below = checkedLevel(left, low, node, 0, most - 1);
            if (below < 0) {
                return -1;
            }
        }
        int level = below + 1;
        if (node.level != level) {
            return -1;
        }
        Node right = node.right;
        if (right == nothing) {
            return below == 0 ? level : -1;
        }
        int highest = level == parent ? below : level;
        if (highest == 0) {
            return -1;
        }
        return checkedLevel(right, node, high, level, highest) >= below ? level : -1;
    }
}
