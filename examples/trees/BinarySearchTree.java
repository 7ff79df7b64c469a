// An unbalanced binary search tree of distinct int keys.
package trees;

import java.util.NoSuchElementException;

import kukang.contracts.Invariant;

public final class BinarySearchTree {
    static final class Node {
        int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    Node root;

    public boolean isEmpty() {
        return root == null;
    }

    public boolean contains(int key) {
        Node node = root;
        while (node != null) {
            if (key < node.key) {
                node = node.left;
            } else if (key > node.key) {
                node = node.right;
            } else {
                return true;
            }
        }
        return false;
    }

    public int findMin() throws NoSuchElementException {
        if (root == null) {
            throw new NoSuchElementException();
        }
        Node node = root;
        while (node.left != null) {
            node = node.left;
        }
        return node.key;
    }

    public int findMax() throws NoSuchElementException {
        if (root == null) {
            throw new NoSuchElementException();
        }
        Node node = root;
        while (node.right != null) {
            node = node.right;
        }
        return node.key;
    }

    /** Adds the key unless it is there. */
    public void insert(int key) {
        if (root == null) {
            root = new Node(key);
            return;
        }
        Node node = root;
        while (true) {
            if (key < node.key) {
                if (node.left == null) {
                    node.left = new Node(key);
                    return;
                }
                node = node.left;
            } else if (key > node.key) {
                if (node.right == null) {
                    node.right = new Node(key);
                    return;
                }
                node = node.right;
            } else {
                return;
            }
        }
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
