// `trees.AATree` with an element beside each key.
package elements;

import kukang.contracts.Invariant;

public final class AATree {
    static final class Node {
        int key;
        Object element;
        int level;
        Node left;
        Node right;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
            this.level = 1;
        }
    }

    Node root;

    public Object find(int key) {
        Node node = root;
        while (node != null) {
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
        if (root == null) {
            return null;
        }
        Node node = root;
        while (node.left != null) {
            node = node.left;
        }
        return node.element;
    }

    public Object findMax() {
        if (root == null) {
            return null;
        }
        Node node = root;
        while (node.right != null) {
            node = node.right;
        }
        return node.element;
    }

    /** Adds the key unless it is there. */
    public void insert(int key, Item element) {
        root = insert(root, key, element);
    }

    private static Node insert(Node node, int key, Item element) {
        if (node == null) {
            return new Node(key, element);
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

    void insertThenFind(int key, Item element) {
        insert(key, element);
        find(key);
    }

    /** Removes the key if it is there. */
    public void remove(int key) {
        root = remove(root, key);
    }

    private static Node remove(Node node, int key) {
        if (node == null) {
            return null;
        }
        if (key < node.key) {
            node.left = remove(node.left, key);
        } else if (key > node.key) {
            node.right = remove(node.right, key);
        } else if (node.left == null) {
            return node.right;
        } else {
            Node next = leftmost(node.right);
            node.key = next.key;
            node.element = next.element;
            node.right = removeLeftmost(node.right);
        }
        return balance(node);
    }

    void findThenRemove(int key) {
        find(key);
        remove(key);
    }

    private static Node removeLeftmost(Node node) {
        if (node.left == null) {
            return node.right;
        }
        node.left = removeLeftmost(node.left);
        return balance(node);
    }

    private static Node leftmost(Node node) {
        while (node.left != null) {
            node = node.left;
        }
        return node;
    }

    /** The root of the subtree once a removal below `node`, which may have left a child too low, is made good. */
    private static Node balance(Node node) {
        int left = level(node.left);
        int right = level(node.right);
        int level = (left < right ? left : right) + 1;
        if (level == node.level) {
            return node;
        }
        node.level = level;
        if (right > level) {
            node.right.level = level;
        }
        node = skew(node);
        node.right = skew(node.right);
        if (node.right != null) {
            node.right.right = skew(node.right.right);
        }
        node = split(node);
        node.right = split(node.right);
        return node;
    }

    /** Turns a left child on the level of `node` into its parent. */
    private static Node skew(Node node) {
        if (node == null || node.left == null || node.left.level != node.level) {
            return node;
        }
        Node up = node.left;
        node.left = up.right;
        up.right = node;
        return up;
    }

    /** Lifts the middle one of three nodes that follow each other to the right on one level. */
    private static Node split(Node node) {
        if (node == null || node.right == null || node.right.right == null || node.right.right.level != node.level) {
            return node;
        }
        Node up = node.right;
        node.right = up.left;
        up.left = node;
        up.level++;
        return up;
    }

    private static int level(Node node) {
        return node == null ? 0 : node.level;
    }

    @Invariant
    public boolean repOk() {
        return root == null || checkedLevel(root, null, null, 0, Integer.MAX_VALUE) >= 0;
    }

    /**
     * The level of the subtree's root, or -1 if the subtree breaks the invariant or its level is above `most`. Its
     * keys have to lie strictly between those of `low` and `high` (null means no limit), which also rules out
     * sharing and cycles. `parent` is the level of the parent of a right child, and 0 for other nodes.
     */
    private static int checkedLevel(Node node, Node low, Node high, int parent, int most) {
        if (low != null && node.key <= low.key || high != null && node.key >= high.key) {
            return -1;
        }
        int below = 0;
        Node left = node.left;
        if (left != null) {
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
        if (right == null) {
            return below == 0 ? level : -1;
        }
        int highest = level == parent ? below : level;
        if (highest == 0) {
            return -1;
        }
        return checkedLevel(right, node, high, level, highest) >= below ? level : -1;
    }
}
