package ordered;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

import opinion.Scene;
import ordered.IntSortedList.Node;

/** Two sorted lists are merged. */
public final class IntSortedListScene extends Scene {
    private static final List<Function<Node, Node>> FIELDS = List.of(node -> node.next);

    IntSortedList subject = new IntSortedList();
    IntSortedList other = new IntSortedList();
    private int oldSize;
    private int oldSum;
    private boolean wereSorted;

    @Override
    protected void build(int kind) {
        fill(subject, kind);
        fill(other, random.nextInt(3));
        if (kind == 2 && random.nextInt(4) == 0) {
            other = subject;
        }
    }

    private void fill(IntSortedList list, int kind) {
        List<Node> nodes = new ArrayList<>();
        nodes.add(list.head);
        int least = 0;
        int count = random.nextInt(5);
        for (int i = 0; i < count; i++) {
            Node added = new Node(kind == 0 ? least : random.nextInt(9));
            least += random.nextInt(3);
            nodes.get(nodes.size() - 1).next = added;
            nodes.add(added);
        }
        if (kind == 2 && random.nextBoolean()) {
            nodes.get(nodes.size() - 1).next = any(nodes);
        }
    }

    @Override
    public void remember() {
        oldSize = nodes(subject).size();
        oldSum = sum();
        wereSorted = sorted(subject) && sorted(other);
    }

    @Override
    public boolean act() {
        if (!isTree(subject.head, FIELDS) || !isTree(other.head, FIELDS)) {
            return false;
        }
        subject.merge(other);
        return true;
    }

    private static Set<Node> nodes(IntSortedList list) {
        return reach(list.head.next, FIELDS);
    }

    private static boolean sorted(IntSortedList list) {
        return nodes(list).stream().allMatch(n -> n.next == null || n.element <= n.next.element);
    }

    //= (\forall Node n; \reach(head.next, Node, next); n.next != null ==> n.element <= n.next.element)
    boolean isSorted() {
        return sorted(subject);
    }

    //= (\forall Node n; \reach(head.next, Node, next); (\forall Node m; \reach(n.next, Node, next); n.element < m.element))
    boolean strictly() {
        return nodes(subject).stream().allMatch(n -> reach(n.next, FIELDS).stream().allMatch(m -> n.element < m.element));
    }

    //= (\exists Node n; \reach(head, Node, next); n.next == head) || head.next == null
    boolean ringOrEmpty() {
        return reach(subject.head, FIELDS).stream().anyMatch(n -> n.next == subject.head) || subject.head.next == null;
    }

    //= this == other ==> argument < 4
    boolean alias() {
        return subject != other || argument < 4;
    }

    //= (\sum Node n; \reach(head.next, Node, next); n.element) + (\sum Node n; \reach(other.head.next, Node, next); n.element)
    int sum() {
        return nodes(subject).stream().mapToInt(n -> n.element).sum()
            + nodes(other).stream().mapToInt(n -> n.element).sum();
    }

    //> \old(isSorted() && other.isSorted())
    boolean sortedBefore() {
        return wereSorted;
    }

    //> isSorted()
    boolean sortedAfterwards() {
        return sorted(subject);
    }

    //> size() == \old(size()) + other.size()
    boolean sizes() {
        return nodes(subject).size() == oldSize + nodes(other).size();
    }

    //> (\sum Node n; \reach(head.next, Node, next); n.element)
    //>     - \old((\sum Node n; \reach(head.next, Node, next); n.element)
    //>         + (\sum Node n; \reach(other.head.next, Node, next); n.element))
    //>     + argument
    int sumStays() {
        return nodes(subject).stream().mapToInt(n -> n.element).sum() - oldSum + argument;
    }

    //> (\forall Node n; \reach(head, Node, next); \fresh(n)) && size() > argument
    boolean freshAndLarge() {
        return nodes(subject).size() > argument;
    }
}
