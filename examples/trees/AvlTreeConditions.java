// What `AvlTree` promises, as methods that Kukang checks.
package trees;

import kukang.Kukang;

final class AvlTreeConditions {
    private AvlTreeConditions() { }

    static void isEmpty(AvlTree tree) {
        Kukang.assume(tree != null && tree.repOk());
        Kukang.check(tree.isEmpty() == (size(tree.root) == 0));
    }

    static void contains(AvlTree tree, int key) {
        Kukang.assume(tree != null && tree.repOk());
        boolean found = tree.contains(key);
        Kukang.check(found == holds(tree.root, key));
        Kukang.check(tree.repOk());
    }

    static void findMin(AvlTree tree) {
        Kukang.assume(tree != null && tree.repOk() && !tree.isEmpty());
        int least = tree.findMin();
        Kukang.check(holds(tree.root, least));
        Kukang.check(isWithin(tree.root, least, Integer.MAX_VALUE));
    }

    static void findMax(AvlTree tree) {
        Kukang.assume(tree != null && tree.repOk() && !tree.isEmpty());
        int greatest = tree.findMax();
        Kukang.check(holds(tree.root, greatest));
        Kukang.check(isWithin(tree.root, Integer.MIN_VALUE, greatest));
    }

    static void insert(AvlTree tree, int key) {
        Kukang.assume(tree != null && tree.repOk());
        int size = size(tree.root);
        boolean present = tree.contains(key);
        tree.insert(key);
        Kukang.check(tree.repOk());
        Kukang.check(tree.contains(key));
        Kukang.check(size(tree.root) == (present ? size : size + 1));
    }

    static void insertKeepsOthers(AvlTree tree, int key, int other) {
        Kukang.assume(tree != null && tree.repOk() && other != key);
        boolean present = tree.contains(other);
        tree.insert(key);
        Kukang.check(tree.contains(other) == present);
    }

    static void remove(AvlTree tree, int key) {
        Kukang.assume(tree != null && tree.repOk());
        int size = size(tree.root);
        boolean present = tree.contains(key);
        tree.remove(key);
        Kukang.check(tree.repOk());
        Kukang.check(!tree.contains(key));
        Kukang.check(size(tree.root) == (present ? size - 1 : size));
    }

    static void removeKeepsOthers(AvlTree tree, int key, int other) {
        Kukang.assume(tree != null && tree.repOk() && other != key);
        boolean present = tree.contains(other);
        tree.remove(key);
        Kukang.check(tree.contains(other) == present);
    }

    private static int size(AvlTree.Node node) {
        return node == null ? 0 : size(node.left) + 1 + size(node.right);
    }

    private static boolean holds(AvlTree.Node node, int key) {
        return node != null && (node.key == key || holds(node.left, key) || holds(node.right, key));
    }

    private static boolean isWithin(AvlTree.Node node, int least, int greatest) {
        return node == null
            || least <= node.key && node.key <= greatest
                && isWithin(node.left, least, greatest) && isWithin(node.right, least, greatest);
    }
}
