package lists;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import lists.SinglyLinkedList.Node;
import opinion.Scene;

/** A list, which may share nodes with another or run into a circle, is turned around. */
public final class SinglyLinkedListScene extends Scene {
    private static final List<Function<Node, Node>> FIELDS = List.of(node -> node.next);

    SinglyLinkedList subject = new SinglyLinkedList();
    SinglyLinkedList other = new SinglyLinkedList();
    private Node oldHead;
    private Map<Node, Node> oldNext;
    private int oldOther;

    @Override
    protected void build(int kind) {
        List<Node> nodes = new ArrayList<>();
        int count = random.nextInt(6);
        for (int i = 0; i < count; i++) {
            subject.addFirst(random.nextInt(9));
            other.addLast(random.nextInt(9));
            nodes.add(subject.head);
        }
        if (kind == 1 && count > 0) {
            switch (random.nextInt(3)) {
                case 0 -> other.head = any(nodes);
                case 1 -> nodes.get(0).next = any(nodes);
                default -> subject.size = random.nextInt(4);
            }
        }
        if (kind == 2) {
            for (Node node : nodes) {
                node.next = any(nodes);
            }
            other.head = random.nextInt(4) == 0 ? null : any(nodes);
        }
    }

    @Override
    public void remember() {
        oldHead = subject.head;
        oldNext = new IdentityHashMap<>();
        nodes().forEach(node -> oldNext.put(node, node.next));
        oldOther = reach(other.head, FIELDS).size();
    }

    @Override
    public boolean act() {
        // It ends in a circle too, where it does something else.
        subject.reverse();
        return true;
    }

    private Set<Node> nodes() {
        return reach(subject.head, FIELDS);
    }

    //= size == \reach(head, Node, next).size()
    boolean sizeIsRight() {
        return subject.size == nodes().size();
    }

    //= (\forall Node n; \reach(head, Node, next); !\reach(n.next, Node, next).has(n))
    boolean acyclic() {
        return nodes().stream().noneMatch(n -> reach(n.next, FIELDS).contains(n));
    }

    //= (\exists Node n; \reach(head, Node, next); n.next == head)
    boolean ring() {
        return nodes().stream().anyMatch(n -> n.next == subject.head);
    }

    //= (\exists Node n; \reach(head, Node, next); \reach(other.head, Node, next).has(n))
    boolean shared() {
        return nodes().stream().anyMatch(reach(other.head, FIELDS)::contains);
    }

    //= (\forall Node n; \reach(head, Node, next); n.next != null && n.next != head ==> n.value <= n.next.value)
    boolean sorted() {
        return nodes().stream().allMatch(n -> n.next == null || n.next == subject.head || n.value <= n.next.value);
    }

    //= (\forall Node n; \reach(head, Node, next); (\exists Node m; \reach(other.head, Node, next); m.value == n.value))
    boolean valuesInOther() {
        return nodes().stream()
            .allMatch(n -> reach(other.head, FIELDS).stream().anyMatch(m -> m.value == n.value));
    }

    //= other.head != null && other.head.next == null <==> head != null
    boolean equivalence() {
        return (other.head != null && other.head.next == null) == (subject.head != null);
    }

    //> (\forall Node n; \old(\reach(head, Node, next)); \old(n.next) != null ==> \old(n.next).next == n)
    boolean turned() {
        return oldNext.entrySet().stream().allMatch(e -> e.getValue() == null || e.getValue().next == e.getKey());
    }

    //> head == \old(head)
    boolean sameHead() {
        return subject.head == oldHead;
    }

    //> \old(head) != null ==> \old(head).next == null
    boolean firstIsLast() {
        return oldHead == null || oldHead.next == null;
    }

    //> \reach(head, Node, next).size() == \old(\reach(other.head, Node, next)).size()
    boolean asManyAsInTheOther() {
        return nodes().size() == oldOther;
    }

    //> \old(\reach(other.head, Node, next).size()) - \reach(other.head, Node, next).size()
    int otherLost() {
        return oldOther - reach(other.head, FIELDS).size();
    }
}
