// `trees.AvlTree` with an element beside each key.
package elements;

import kukang.contracts.Invariant;

public final class AvlTree {
    static final class Node {
        int key;
        Object element;
        int height;
        Node left;
        Node right;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
            this.height = 1;
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
        return balance(node);
    }

    void insertThenFind(int key, Item element) {
        insert(key, element);
        find(key);
    }

    /** The root of the subtree once the heights of its children, which differ by two at most, are balanced again. */
    private static Node balance(Node node) {
        int left = height(node.left);
        int right = height(node.right);
        if (left > right + 1) {
            if (height(node.left.left) < height(node.left.right)) {
                node.left = rotateLeft(node.left);
            }
            return rotateRight(node);
        }
        if (right > left + 1) {
            if (height(node.right.right) < height(node.right.left)) {
                node.right = rotateRight(node.right);
            }
            return rotateLeft(node);
        }
        updateHeight(node);
        return node;
    }

    private static Node rotateRight(Node node) {
        Node up = node.left;
        node.left = up.right;
        up.right = node;
        updateHeight(node);
        updateHeight(up);
        return up;
    }

    private static Node rotateLeft(Node node) {
        Node up = node.right;
        node.right = up.left;
        up.left = node;
        updateHeight(node);
        updateHeight(up);
        return up;
    }

    private static void updateHeight(Node node) {
        int left = height(node.left);
        int right = height(node.right);
        node.height = (left > right ? left : right) + 1;
    }

    private static int height(Node node) {
        return node == null ? 0 : node.height;
    }

    @Invariant
    public boolean repOk() {
        return root == null || checkedHeight(root, null, null, Integer.MAX_VALUE) >= 0;
    }

    /**
     * The height of the subtree, or -1 if it breaks the invariant or is higher than `most`. Its keys have to lie
     * strictly between those of `low` and `high` (null means no limit), which also rules out sharing and cycles.
     */
    private static int checkedHeight(Node node, Node low, Node high, int most) {
        if (low != null && node.key <= low.key || high != null && node.key >= high.key) {
            return -1;
        }
        most--;
        int leftHeight = 0;
        Node left = node.left;
        if (left != null) {
            if (most == 0) {
                return -1;
            }
            leftHeight = checkedHeight(left, low, node, most);
            if (leftHeight < 0) {
                return -1;
            }
        }
        if (most > leftHeight + 1) {
            most = leftHeight + 1;
        }
        int rightHeight = 0;
        Node right = node.right;
        if (right != null) {
            if (most == 0) {
                return -1;
            }
            rightHeight = checkedHeight(right, node, high, most);
            if (rightHeight < 0) {
                return -1;
            }
        }
        if (leftHeight > rightHeight + 1) {
            return -1;
        }
        int height = (leftHeight > rightHeight ? leftHeight : rightHeight) + 1;
        return node.height == height ? height : -1;
    }
}
