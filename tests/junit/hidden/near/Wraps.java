package near;

import java.util.ArrayList;
import java.util.List;

/** Hidden types as components, bounds, type arguments, and parameters of whatever makes objects. */
public class Wraps {
    private static class Node {
        int value;
    }

    private interface Op {
        int run(int number);
    }

    private static class Add implements Op {
        int by;

        @Override
        public int run(int number) {
            return number + by;
        }
    }

    record Wrap(Node node, int size) {
        boolean isFull() {
            return node != null && size > 2;
        }
    }

    static class Box<N extends Node> {
        N content;
        private int weight;

        static <N extends Node> Box<N> of(N content) {
            Box<N> box = new Box<>();
            box.content = content;
            return box;
        }

        Box<N> weighing(int weight) {
            this.weight = weight;
            return this;
        }

        boolean isHeavy() {
            return content != null && content.value + weight > 9;
        }

        N content() {
            return content;
        }
    }

    /** Makes itself of several. */
    static class Row {
        private final Node[] nodes;

        Row(Node... nodes) {
            this.nodes = nodes;
        }

        boolean isShort() {
            return nodes.length == 1 && nodes[0] != null && nodes[0].value == 3;
        }
    }

    Op op;
    List<Node> nodes = new ArrayList<>();
    Node[][] grid;

    int apply(int number) {
        return op == null ? number : op.run(number);
    }

    boolean isFirst() {
        return !nodes.isEmpty() && nodes.get(0) != null && nodes.get(0).value == 2;
    }

    int corner() {
        return grid.length == 0 || grid[0] == null || grid[0].length == 0 ? 0 : 1;
    }

    Op[] ops() {
        return new Op[] {op, new Add()};
    }

    List<Node> all() {
        return nodes;
    }

    static boolean isSame(Node left, Op... ops) {
        return left != null && ops != null && ops.length > 0 && ops[0] == null;
    }

    int fail(Node node) {
        if (node.value > 4) {
            throw new Refusal();
        }
        return node.value;
    }

    private static class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
