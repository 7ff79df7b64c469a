package lists;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

import lists.CircularList.Node;
import opinion.Scene;

/** A value is removed from a doubly linked ring with a header. */
public final class CircularListScene extends Scene {
    private static final List<Function<Node, Node>> NEXT = List.of(node -> node.next);
    private static final List<Function<Node, Node>> BACK = List.of(node -> node.previous);

    CircularList subject = new CircularList();
    boolean result;
    private Set<Node> oldNodes;
    private Node oldFirst;
    private int oldSize;

    @Override
    protected void build(int kind) {
        List<Node> nodes = new ArrayList<>();
        int count = random.nextInt(6);
        for (int i = 0; i < count; i++) {
            subject.addFirst(random.nextInt(8));
            nodes.add(subject.header.next);
        }
        Node changed = kind == 0 ? null : any(nodes);
        if (changed != null) {
            switch (random.nextInt(kind == 1 ? 2 : 4)) {
                case 0 -> changed.previous = any(nodes);
                case 1 -> subject.size += 2;
                case 2 -> changed.next = any(nodes);
                default -> subject.header = random.nextInt(3) == 0 ? null : changed;
            }
        }
    }

    @Override
    public void remember() {
        oldNodes = subject.header == null ? Set.of() : reach(subject.header, NEXT);
        oldFirst = subject.header == null ? null : subject.header.next;
        oldSize = subject.size;
    }

    @Override
    public boolean act() {
        if (subject.header == null || reach(subject.header, NEXT).stream().noneMatch(n -> n.next == subject.header)) {
            return false;
        }
        try {
            result = subject.remove(argument);
        } catch (NullPointerException broken) {
            return false;
        }
        return true;
    }

    private Set<Node> nodes() {
        return reach(subject.header, NEXT);
    }

    //= header != null && (\forall Node n; \reach(header, Node, next); n.next != null && n.next.previous == n)
    boolean ring() {
        return subject.header != null && nodes().stream().allMatch(n -> n.next != null && n.next.previous == n);
    }

    //= size + 1 == \reach(header, Node, next).size()
    boolean sizeIsRight() {
        return subject.size + 1 == nodes().size();
    }

    //= (\forall Node n; \reach(header, Node, next, previous); \reach(header, Node, previous).has(n))
    boolean allBackwards() {
        return reach(subject.header, List.of(NEXT.get(0), BACK.get(0))).stream()
            .allMatch(reach(subject.header, BACK)::contains);
    }

    //= (\num_of Node n; \reach(header, Node, next) && n != header; n.value == argument)
    long times() {
        return nodes().stream().filter(n -> n != subject.header && n.value == argument).count();
    }

    //= (\max Node n; \reach(header.next, Node, next) && n != header; n.value)
    int greatest() {
        return reach(subject.header.next, NEXT).stream().filter(n -> n != subject.header).mapToInt(n -> n.value).max()
            .orElse(Integer.MIN_VALUE);
    }

    //> \result ==> size == \old(size) - 1 && argument != 3
    boolean oneLess() {
        return !result || subject.size == oldSize - 1 && argument != 3;
    }

    //> \result
    boolean removed() {
        return result;
    }

    //> (\exists Node n; \old(\reach(header, Node, next)); !\reach(header, Node, next).has(n) && n.value == argument)
    boolean taken() {
        return oldNodes.stream().anyMatch(n -> !nodes().contains(n) && n.value == argument);
    }

    //> header.next == \old(header.next) <==> !\result
    boolean firstStays() {
        return (subject.header.next == oldFirst) == !result;
    }
}
