// A binary search tree of any elements, ordered by a comparator of which nothing is known but that it is a total order.
package ordered;

import java.util.Comparator;

public final class OrderedTree<E> {
    static final class Node<E> {
        E element;
        Node<E> left;
        Node<E> right;

        Node(E element) {
            this.element = element;
        }
    }

    //@ invariant order != null && isOrdered(root, null, null);
    final Comparator<? super E> order;
    Node<E> root;

    //@ requires order != null;
    //@ ensures root == null;
    public OrderedTree(Comparator<? super E> order) {
        this.order = order;
    }

    //@ requires element != null;
    //@ assignable \nothing;
    public boolean contains(E element) {
        Node<E> node = root;
        while (node != null) {
            int compared = order.compare(element, node.element);
            if (compared == 0) {
                return true;
            }
            node = compared < 0 ? node.left : node.right;
        }
        return false;
    }

    /** Adds the element unless an equal one is there. */
    //@ requires element != null;
    //@ ensures contains(element);
    //@ ensures \old(contains(element)) ==> \reach(root, Node, left, right).size() == \old(\reach(root, Node, left, right).size());
    public void insert(E element) {
        if (root == null) {
            root = new Node<>(element);
            return;
        }
        Node<E> node = root;
        while (true) {
            int compared = order.compare(element, node.element);
            if (compared == 0) {
                return;
            }
            Node<E> next = compared < 0 ? node.left : node.right;
            if (next == null) {
                if (compared < 0) {
                    node.left = new Node<>(element);
                } else {
                    node.right = new Node<>(element);
                }
                return;
            }
            node = next;
        }
    }

    /** Whether every element of the subtree is there and lies strictly between those of `low` and `high`, if there are such. */
    private boolean isOrdered(Node<E> node, Node<E> low, Node<E> high) {
        if (node == null) {
            return true;
        }
        if (node.element == null
                || low != null && order.compare(node.element, low.element) <= 0
                || high != null && order.compare(node.element, high.element) >= 0) {
            return false;
        }
        return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
    }
}
