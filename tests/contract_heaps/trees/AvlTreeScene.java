package trees;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import opinion.Scene;
import trees.AvlTree.Node;

/** A key is inserted into a balanced tree. */
public final class AvlTreeScene extends Scene {
    private static final List<Function<Node, Node>> FIELDS = List.of(node -> node.left, node -> node.right);

    AvlTree subject = new AvlTree();
    private Node oldRoot;
    private int oldHeight;
    private Map<Node, Integer> oldHeights;
    private Map<Node, Node> oldLeft;

    @Override
    protected void build(int kind) {
        int count = random.nextInt(8);
        List<Node> nodes = new ArrayList<>();
        if (kind < 2) {
            for (int i = 0; i < count; i++) {
                subject.insert(random.nextInt(12));
            }
            if (kind == 1 && subject.root != null) {
                Node changed = random.nextBoolean() && subject.root.left != null ? subject.root.left : subject.root;
                changed.height += random.nextInt(3) - 1;
                changed.key += random.nextInt(5) - 2;
            }
            return;
        }
        for (int i = 0; i < count; i++) {
            Node made = new Node(random.nextInt(9));
            made.height = random.nextInt(4);
            nodes.add(made);
        }
        for (Node node : nodes) {
            node.left = random.nextBoolean() ? null : any(nodes);
            node.right = any(nodes);
        }
        subject.root = any(nodes);
    }

    @Override
    public void remember() {
        oldRoot = subject.root;
        oldHeight = height(subject.root);
        oldHeights = new IdentityHashMap<>();
        nodes().forEach(node -> oldHeights.put(node, node.height));
        oldLeft = new IdentityHashMap<>();
        nodes().forEach(node -> oldLeft.put(node, node.left));
    }

    @Override
    public boolean act() {
        if (!isTree(subject.root, FIELDS)) {
            return false;
        }
        try {
            subject.insert(argument);
        } catch (NullPointerException wrongHeights) {
            return false;
        }
        return true;
    }

    private Set<Node> nodes() {
        return reach(subject.root, FIELDS);
    }

    private static int height(Node node) {
        return node == null ? 0 : node.height;
    }

    //= (\forall Node n; \reach(root, Node, left, right);
    //=     n.height == 1 + Math.max(n.left == null ? 0 : n.left.height, n.right == null ? 0 : n.right.height))
    boolean heights() {
        return nodes().stream().allMatch(n -> n.height == 1 + Math.max(height(n.left), height(n.right)));
    }

    //= (\forall Node n; \reach(root, Node, left, right) && n.left != null && n.right != null;
    //=     -1 <= n.left.height - n.right.height && n.left.height - n.right.height <= 1)
    boolean balanced() {
        return nodes().stream().filter(n -> n.left != null && n.right != null)
            .allMatch(n -> Math.abs(n.left.height - n.right.height) <= 1);
    }

    //= root != null ==> root.height == (\max Node n; \reach(root, Node, left, right); n.height)
    boolean rootIsHighest() {
        return subject.root == null
            || nodes().stream().mapToInt(n -> n.height).max().getAsInt() == subject.root.height;
    }

    //= (\exists Node n; \reach(root, Node, left, right); n.left == n.right && n.left != null) <==> root.left == root.right
    boolean twins() {
        return nodes().stream().anyMatch(n -> n.left == n.right && n.left != null)
            == (subject.root.left == subject.root.right);
    }

    //= (\sum Node n; \reach(root, Node, left, right) && n.height > 1; n.key * n.height)
    int weighted() {
        return nodes().stream().filter(n -> n.height > 1).mapToInt(n -> n.key * n.height).sum();
    }

    //> (\exists Node n; \reach(root, Node, left, right); \fresh(n) && n.key == argument)
    boolean added() {
        return nodes().stream().anyMatch(n -> !oldHeights.containsKey(n) && n.key == argument);
    }

    //> root == \old(root)
    boolean sameRoot() {
        return subject.root == oldRoot;
    }

    //> (\forall Node n; \reach(root, Node, left, right); !\fresh(n) ==> n.height == \old(n.height))
    boolean heightsStay() {
        return nodes().stream().allMatch(n -> !oldHeights.containsKey(n) || n.height == oldHeights.get(n));
    }

    //> root.height - \old(root == null ? 0 : root.height)
    int grown() {
        return subject.root.height - oldHeight;
    }

    //> \fresh(root) <==> \old(isEmpty())
    boolean freshIfEmpty() {
        return !oldHeights.containsKey(subject.root) == (oldRoot == null);
    }

    //> (\forall Node n; \reach(root, Node, left, right); n == root && !\fresh(n) ==> n.left == \old(n.left))
    boolean leftStays() {
        return !oldHeights.containsKey(subject.root) || subject.root.left == oldLeft.get(subject.root);
    }
}
