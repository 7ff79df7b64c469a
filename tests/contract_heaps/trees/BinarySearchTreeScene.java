package trees;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import opinion.Scene;
import trees.BinarySearchTree.Node;

/** A key is removed from a binary search tree. */
public final class BinarySearchTreeScene extends Scene {
    private static final List<Function<Node, Node>> FIELDS = List.of(node -> node.left, node -> node.right);

    BinarySearchTree subject = new BinarySearchTree();
    private Node oldRoot;
    private Map<Node, Integer> oldKeys;
    private int oldSum;

    @Override
    protected void build(int kind) {
        int count = random.nextInt(7);
        if (kind < 2) {
            for (int i = 0; i < count; i++) {
                subject.insert(random.nextInt(9) - 1);
            }
            if (kind == 0) {
                return;
            }
        }
        List<Node> nodes = new ArrayList<>(nodes());
        if (kind == 1) {
            // The order of the set is that of the machine.
            nodes.sort((one, two) -> Integer.compare(one.key, two.key));
            Node changed = any(nodes);
            if (changed != null) {
                changed.key = random.nextInt(9);
                changed.right = random.nextInt(3) == 0 ? any(nodes) : changed.right;
            }
            return;
        }
        for (int i = 0; i < count; i++) {
            nodes.add(new Node(random.nextInt(9)));
        }
        for (Node node : nodes) {
            node.left = any(nodes);
            node.right = random.nextBoolean() ? null : any(nodes);
        }
        subject.root = any(nodes);
    }

    @Override
    public void remember() {
        oldRoot = subject.root;
        oldKeys = new IdentityHashMap<>();
        nodes().forEach(node -> oldKeys.put(node, node.key));
        oldSum = sum();
    }

    @Override
    public boolean act() {
        if (!isTree(subject.root, FIELDS)) {
            return false;
        }
        subject.remove(argument);
        return true;
    }

    private Set<Node> nodes() {
        return reach(subject.root, FIELDS);
    }

    private Set<Node> below(Node node) {
        return reach(node, FIELDS);
    }

    //= (\forall Node n; \reach(root, Node, left, right); n.left != null ==> n.left.key < n.key)
    boolean leftIsLess() {
        return nodes().stream().allMatch(n -> n.left == null || n.left.key < n.key);
    }

    //= (\forall Node n; \reach(root, Node, left, right);
    //=     (\forall Node m; \reach(n.left, Node, left, right); m.key < n.key)
    //=     && (\forall Node m; \reach(n.right, Node, left, right).has(m); n.key < m.key))
    boolean ordered() {
        return nodes().stream().allMatch(n -> below(n.left).stream().allMatch(m -> m.key < n.key)
            && below(n.right).stream().allMatch(m -> n.key < m.key));
    }

    //= (\forall Node n; \reach(root, Node, left, right);
    //=     !\reach(n.left, Node, left, right).has(n) && !\reach(n.right, Node, left, right).has(n))
    boolean acyclic() {
        return nodes().stream().noneMatch(n -> below(n.left).contains(n) || below(n.right).contains(n));
    }

    //= (\forall Node n; \reach(root, Node, left, right);
    //=     (\num_of Node m; \reach(root, Node, left, right); m.left == n || m.right == n) <= (n == root ? 0 : 1))
    boolean unshared() {
        return nodes().stream().allMatch(
            n -> nodes().stream().filter(m -> m.left == n || m.right == n).count() <= (n == subject.root ? 0 : 1));
    }

    //= (\exists Node n; \reach(root, Node, left, right).has(n); n.key == argument)
    boolean has() {
        return nodes().stream().anyMatch(n -> n.key == argument);
    }

    //= (\num_of Node n; \reach(root, Node, left, right); n.key > argument)
    long greater() {
        return nodes().stream().filter(n -> n.key > argument).count();
    }

    //= (\sum Node n; \reach(root, Node, left, right); n.key)
    int sum() {
        return nodes().stream().mapToInt(n -> n.key).sum();
    }

    //= (\max Node n; \reach(root, Node, left, right); n.key)
    int greatest() {
        return nodes().stream().mapToInt(n -> n.key).max().orElse(Integer.MIN_VALUE);
    }

    //= (\min Node n; \reach(root, Node, left, right) && n.left != null; n.key)
    int leastAboveAnother() {
        return nodes().stream().filter(n -> n.left != null).mapToInt(n -> n.key).min().orElse(Integer.MAX_VALUE);
    }

    //= (\forall int i; 0 <= i && i < argument; (\exists Node n; \reach(root, Node, left, right); n.key == i))
    boolean hasAllBelow() {
        for (int i = 0; i < argument; i++) {
            int key = i;
            if (nodes().stream().noneMatch(n -> n.key == key)) {
                return false;
            }
        }
        return true;
    }

    //= \typeof(root) == \type(Node)
    boolean exactRoot() {
        return subject.root.getClass() == Node.class;
    }

    //= isEmpty() ==> argument > 3
    boolean emptyImplies() {
        return !subject.isEmpty() || argument > 3;
    }

    //> (\exists Node n; \reach(root, Node, left, right).has(n); n.key == argument)
    boolean stillThere() {
        return has();
    }

    //> (\forall Node n; \reach(root, Node, left, right); n.key == \old(n.key))
    boolean keysAsBefore() {
        return nodes().stream().allMatch(n -> n.key == oldKeys.get(n));
    }

    //> (\num_of Node n; \reach(root, Node, left, right); true) + 1
    //>     == \old((\num_of Node n; \reach(root, Node, left, right); true))
    boolean oneLess() {
        return nodes().size() + 1 == oldKeys.size();
    }

    //> (\sum Node n; \reach(root, Node, left, right); n.key)
    //>     == \old((\sum Node n; \reach(root, Node, left, right); n.key)) - argument
    boolean lessByTheKey() {
        return sum() == oldSum - argument;
    }

    //> root == \old(root)
    boolean sameRoot() {
        return subject.root == oldRoot;
    }

    //> (\forall Node n; \old(\reach(root, Node, left, right)); \reach(root, Node, left, right).has(n) || n.key == argument)
    boolean othersStay() {
        return oldKeys.keySet().stream().allMatch(n -> nodes().contains(n) || n.key == argument);
    }
}
