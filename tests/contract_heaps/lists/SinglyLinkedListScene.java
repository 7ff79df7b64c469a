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

    //= (head instanceof Node n && n.next instanceof Node m && n != m) ? n.value - m.value
    //=     : switch (size % 3) { case 0 -> 100; case 1 -> new Node(argument, head).next == head ? 200 : 0; default -> 300; }
    int firstTwo() {
        Node n = subject.head;
        if (n != null && n.next != null && n != n.next) {
            return n.value - n.next.value;
        }
        return subject.size % 3 == 0 ? 100 : subject.size % 3 == 1 ? 200 : 300;
    }

    //= (\forall Node n; \reach(head, Node, next) && n.next instanceof Node m;
    //=     ((java.util.function.IntPredicate) x -> x <= m.value + size).test(n.value))
    boolean nearlySorted() {
        return nodes().stream().allMatch(n -> n.next == null || n.value <= n.next.value + subject.size);
    }

    //> \old(head) instanceof Node n && n != head && n.next == null && new int[] {n.value}[0] == \old(new int[] {head.value})[0]
    boolean firstHasMoved() {
        return oldHead != null && oldHead != subject.head && oldHead.next == null;
    }

    //> (\num_of Node n; \old(\reach(head, Node, next));
    //>     ((java.util.function.Predicate<Node>) m -> \old(m.next) == m.next).test(n))
    long keptNext() {
        return oldNext.entrySet().stream().filter(e -> e.getKey().next == e.getValue()).count();
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
