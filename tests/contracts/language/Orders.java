package language;

import java.util.Collections;
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

    //@ requires order != null;
    static void holdsReversed(@TotalOrder Comparator<Object> order, Object left, Object right) {
        Comparator<Object> reversed = order.reversed();
        int there = order.compare(left, right);
        assert there >= 0 ? there == 0 || reversed.compare(left, right) < 0 : reversed.compare(left, right) > 0;
        assert reversed.compare(left, left) == 0;
    }

    //@ requires order != null;
    static void failsReversed(@TotalOrder Comparator<Object> order, Object left, Object right) {
        assert order.compare(left, right) >= 0 || order.reversed().compare(left, right) <= 0;
    }

    static void holdsReversedByCollections(@TotalOrder Comparator<Object> order, Object left, Object right) {
        Comparator<Object> reversed = Collections.reverseOrder(order);
        assert order == null || (order.compare(left, right) < 0) == (reversed.compare(right, left) < 0);
    }

    //@ requires order != null && next != null;
    static void holdsThen(
            @TotalOrder Comparator<Object> order, @TotalOrder Comparator<Object> next, Object left, Object right) {
        int both = order.thenComparing(next).compare(left, right);
        int first = order.compare(left, right);
        assert (both < 0) == (first < 0 || first == 0 && next.compare(left, right) < 0);
    }

    //@ requires order != null && next != null;
    static void failsThen(
            @TotalOrder Comparator<Object> order, @TotalOrder Comparator<Object> next, Object left, Object right) {
        int both = order.thenComparing(next).compare(left, right);
        assert (both < 0) == (next.compare(left, right) < 0);
    }

    //@ requires plain instanceof ByValue && left != null && right != null;
    void holdsUnmarked(Node left, Node right) {
        assert plain.compare(left, right) != 0 || left.value == right.value;
    }
}
