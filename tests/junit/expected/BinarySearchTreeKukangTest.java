// Written by Kukang; whoever runs it again for this class replaces the file.
package trees;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of trees.BinarySearchTree that Kukang has found; each test takes one of them. */
class BinarySearchTreeKukangTest {
    // Path 1.0.0.0.0: tree.root != null && tree.root.left == null && tree.root.right == null && key >=
    //     tree.root.key && tree.root.key >= key
    @Test
    void contains_returnsTrue() {
        BinarySearchTree tree = new BinarySearchTree();
        tree.insert(0);
        BinarySearchTree.Node root = tree.root;

        boolean result = tree.contains(0);

        assertTrue(result);

        // Nothing has changed.
        assertSame(root, tree.root);
        assertEquals(0, root.key);
        assertNull(root.left);
        assertNull(root.right);

        assertTrue(tree.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.0.0.0.1: tree.root != null && tree.root.left == null && tree.root.right == null && key >=
    //     tree.root.key && tree.root.key < key
    @Test
    void contains_returnsFalse_whenRootKeyLessThanKey() {
        BinarySearchTree tree = new BinarySearchTree();
        tree.insert(-1);
        BinarySearchTree.Node root = tree.root;

        boolean result = tree.contains(0);

        assertFalse(result);

        // Nothing has changed.
        assertSame(root, tree.root);
        assertEquals(-1, root.key);
        assertNull(root.left);
        assertNull(root.right);

        assertTrue(tree.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.0.0.1: tree.root != null && tree.root.left == null && tree.root.right == null && key < tree.root.key
    @Test
    void contains_returnsFalse_whenKeyLessThanRootKey() {
        BinarySearchTree tree = new BinarySearchTree();
        tree.insert(1);
        BinarySearchTree.Node root = tree.root;

        boolean result = tree.contains(0);

        assertFalse(result);

        // Nothing has changed.
        assertSame(root, tree.root);
        assertEquals(1, root.key);
        assertNull(root.left);
        assertNull(root.right);

        assertTrue(tree.repOk(), "the invariant `repOk()` does not hold");
    }
}
