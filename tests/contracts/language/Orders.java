package language;

import java.util.Comparator;
import kukang.contracts.TotalOrder;

/** Marked comparators are unknown orders, also where a class is known that implements one. */
class Orders {
    static class ByValue implements Comparator<Node> {
        public int compare(Node left, Node right) {
            return Integer.compare(left.value, right.value);
        }
    }

    @TotalOrder Comparator<Node> marked;
    Comparator<Node> plain;

    //@ requires order != null && left != null && right != null;
    static void failsOfAParameter(@TotalOrder Comparator<Node> order, Node left, Node right) {
        assert order.compare(left, right) != 0 || left.value == right.value;
    }

    //@ requires marked != null && left != null && right != null;
    void failsOfAField(Node left, Node right) {
        assert marked.compare(left, right) != 0 || left.value == right.value;
    }

    //@ requires order != null && left != null && right != null;
    static void holdsOfAnyOrder(@TotalOrder Comparator<Node> order, Node left, Node right) {
        assert order.compare(left, right) >= 0 || order.compare(right, left) > 0;
    }

    //@ requires plain instanceof ByValue && left != null && right != null;
    void holdsUnmarked(Node left, Node right) {
        assert plain.compare(left, right) != 0 || left.value == right.value;
    }
}
