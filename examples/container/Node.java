// A node with a subclass, for what subtyping means to initialization: Program 2 of the 2011 article on lazy, lazier
// and lazier# initialization.
package container;

import kukang.Kukang;

class Node {
    Node next;
    int data;

    public boolean isNext(ExtendedNode node) {
        Kukang.assume(node != null);
        return this.next == node;
    }

    public boolean isNextObject(Object node) {
        Kukang.assume(node != null);
        return this.next == node;
    }

    void foo() {
        Node n1 = new Node();
        ExtendedNode en = new ExtendedNode();
        n1.next = en;
        assert n1.isNext(en);
        assert n1.isNextObject(en);
    }

    /** A null `node` is no Node either and may well equal `next`, so it is assumed away. */
    void nextObjectTypeHierarchy(Object node) {
        Kukang.assume(node != null);
        if (!(node instanceof Node)) {
            assert this.next != node;
        }
    }
}
