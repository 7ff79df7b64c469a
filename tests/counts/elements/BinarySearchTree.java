// `trees.BinarySearchTree` with an element beside each key.
package elements;

import kukang.contracts.Invariant;

public final class BinarySearchTree {
    static final class Node {
        int key;
        Object element;
        Node left;
        Node right;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
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
        if (root == null) {
            root = new Node(key, element);
            return;
        }
        Node node = root;
        while (true) {
            if (key < node.key) {
                if (node.left == null) {
                    node.left = new Node(key, element);
                    return;
                }
                node = node.left;
            } else if (key > node.key) {
                if (node.right == null) {
                    node.right = new Node(key, element);
                    return;
                }
                node = node.right;
            } else {
                return;
            }
        }
    }

    void insertThenFind(int key, Item element) {
        insert(key, element);
        find(key);
    }

    /** Removes the key if it is there. A node with two children takes over its successor's key. */
    public void remove(int key) {
        Node parent = null;
        Node node = root;
        while (node != null) {
            if (key < node.key) {
                parent = node;
                node = node.left;
            } else if (key > node.key) {
                parent = node;
                node = node.right;
            } else {
                break;
            }
        }
        if (node == null) {
            return;
        }
        if (node.left != null && node.right != null) {
            Node successor = node.right;
            parent = node;
            while (successor.left != null) {
                parent = successor;
                successor = successor.left;
            }
            node.key = successor.key;
            node.element = successor.element;
            node = successor;
        }
        Node child = node.left != null ? node.left : node.right;
        if (parent == null) {
            root = child;
        } else if (parent.left == node) {
            parent.left = child;
        } else {
            parent.right = child;
        }
    }

    void findThenRemove(int key) {
        find(key);
        remove(key);
    }

    @Invariant
    public boolean repOk() {
        return root == null || isOrdered(root, null, null);
    }

    /**
     * Whether every key of the subtree lies strictly between the keys of `low` and `high`, where null means no limit. A
     * node that was met before lies outside of these limits, so sharing and cycles fail here too.
     */
    private static boolean isOrdered(Node node, Node low, Node high) {
        if (low != null && node.key <= low.key || high != null && node.key >= high.key) {
            return false;
        }
        Node left = node.left;
        if (left != null && !isOrdered(left, low, node)) {
            return false;
        }
        Node right = node.right;
        return right == null || isOrdered(right, node, high);
    }
}
