package heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

import heaps.LeftistHeap.Node;
import opinion.Scene;

/** The least key is taken out of a leftist heap. */
public final class LeftistHeapScene extends Scene {
    private static final List<Function<Node, Node>> FIELDS = List.of(node -> node.left, node -> node.right);

    LeftistHeap subject = new LeftistHeap();
    int result;
    private int oldLeast;
    private Set<Node> oldNodes;
    private Node oldRoot;
    private Node oldLeft;

    @Override
    protected void build(int kind) {
        int count = random.nextInt(8);
        if (kind < 2) {
            for (int i = 0; i < count; i++) {
                subject.insert(random.nextInt(10));
            }
            if (kind == 1 && subject.root != null) {
                Node changed = random.nextBoolean() && subject.root.left != null ? subject.root.left : subject.root;
                switch (random.nextInt(3)) {
                    case 0 -> changed.rank++;
                    case 1 -> changed.key = 9;
                    default -> {
                        Node left = changed.left;
                        changed.left = changed.right;
                        changed.right = left;
                    }
                }
            }
            return;
        }
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Node made = new Node(random.nextInt(9));
            made.rank = 1 + random.nextInt(2);
            nodes.add(made);
        }
        for (Node node : nodes) {
            node.left = any(nodes);
            node.right = random.nextInt(3) > 0 ? null : any(nodes);
        }
        subject.root = any(nodes);
    }

    @Override
    public void remember() {
        oldLeast = nodes().stream().mapToInt(n -> n.key).min().orElse(Integer.MAX_VALUE);
        oldNodes = nodes();
        oldRoot = subject.root;
        oldLeft = subject.root == null ? null : subject.root.left;
    }

    @Override
    public boolean act() {
        if (subject.root == null || !isTree(subject.root, FIELDS)) {
            return false;
        }
        result = subject.deleteMin();
        return true;
    }

    private Set<Node> nodes() {
        return reach(subject.root, FIELDS);
    }

    private static int rank(Node node) {
        return node == null ? 0 : node.rank;
    }

    //= (\forall Node n; \reach(root, Node, left, right);
    //=     (n.left == null || n.key <= n.left.key) && (n.right == null || n.key <= n.right.key))
    boolean heapOrder() {
        return nodes().stream().allMatch(
            n -> (n.left == null || n.key <= n.left.key) && (n.right == null || n.key <= n.right.key));
    }

    //= (\forall Node n; \reach(root, Node, left, right); n.rank == 1 + (n.right == null ? 0 : n.right.rank))
    boolean ranks() {
        return nodes().stream().allMatch(n -> n.rank == 1 + rank(n.right));
    }

    //= !(\exists Node n; \reach(root, Node, left, right); n.right != null && (n.left == null || n.left.rank < n.right.rank))
    boolean leansLeft() {
        return nodes().stream().noneMatch(n -> rank(n.left) < rank(n.right) || n.left == null && n.right != null);
    }

    //= root != null ==> findMin() == (\min Node n; \reach(root, Node, left, right); n.key)
    boolean leastOnTop() {
        return subject.root == null
            || subject.root.key == nodes().stream().mapToInt(n -> n.key).min().getAsInt();
    }

    //= \reach(root, Node, right).size() - \reach(root, Node, left).size()
    int spines() {
        return reach(subject.root, FIELDS.subList(1, 2)).size() - reach(subject.root, FIELDS.subList(0, 1)).size();
    }

    //= (\num_of Node n, m; \reach(root, Node, left, right); n.key == m.key && n != m)
    long equalKeys() {
        return nodes().stream().mapToLong(n -> nodes().stream().filter(m -> n.key == m.key && n != m).count()).sum();
    }

    //> \result == \old((\min Node n; \reach(root, Node, left, right); n.key))
    boolean theLeast() {
        return result == oldLeast;
    }

    //> (\forall Node n; \reach(root, Node, left, right); n.key > \result)
    boolean restIsGreater() {
        return nodes().stream().allMatch(n -> n.key > result);
    }

    //> (\forall Node n; \old(\reach(root, Node, left, right)); !\reach(root, Node, left, right).has(n) ==> n.key <= argument)
    boolean whatIsGoneIsSmall() {
        return oldNodes.stream().allMatch(n -> nodes().contains(n) || n.key <= argument);
    }

    //> root == \old(root.left)
    boolean leftRisesUp() {
        return subject.root == oldLeft;
    }

    //> \old(root.key) + (\sum Node n; \reach(root, Node, left, right); n.key)
    int sum() {
        return oldRoot.key + nodes().stream().mapToInt(n -> n.key).sum();
    }
}
