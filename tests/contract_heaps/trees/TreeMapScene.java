package trees;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

import opinion.Scene;
import trees.TreeMap.Entry;

/** A key is put into a red-black tree. */
public final class TreeMapScene extends Scene {
    private static final List<Function<Entry, Entry>> DOWN = List.of(entry -> entry.left, entry -> entry.right);
    private static final List<Function<Entry, Entry>> ALL_WAYS =
        List.of(entry -> entry.left, entry -> entry.right, entry -> entry.parent);

    TreeMap subject = new TreeMap();
    boolean result;
    private boolean hadKey;
    private int oldSize;
    private Entry oldRoot;
    private long oldRed;

    @Override
    protected void build(int kind) {
        int count = random.nextInt(8);
        if (kind < 2) {
            for (int i = 0; i < count; i++) {
                subject.put(random.nextInt(9), random.nextInt(3));
            }
            if (kind == 1 && subject.root != null) {
                Entry changed = random.nextBoolean() && subject.root.left != null ? subject.root.left : subject.root;
                switch (random.nextInt(4)) {
                    case 0 -> changed.red = !changed.red;
                    case 1 -> changed.parent = changed;
                    case 2 -> subject.size++;
                    default -> changed.key = argument;
                }
            }
            return;
        }
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Entry made = new Entry(random.nextInt(9), random.nextInt(3), any(entries));
            made.red = random.nextBoolean();
            entries.add(made);
        }
        for (Entry entry : entries) {
            entry.left = any(entries);
            entry.right = random.nextInt(3) > 0 ? null : any(entries);
        }
        subject.root = any(entries);
        subject.size = random.nextInt(5);
    }

    @Override
    public void remember() {
        hadKey = entries().stream().anyMatch(e -> e.key == argument);
        oldSize = subject.size;
        oldRoot = subject.root;
        oldRed = red();
    }

    @Override
    public boolean act() {
        if (!isTree(subject.root, DOWN) || !parentsAreRight()) {
            return false;
        }
        try {
            result = subject.put(argument, 77);
        } catch (NullPointerException wrongColours) {
            return false;
        }
        return true;
    }

    private Set<Entry> entries() {
        return reach(subject.root, DOWN);
    }

    //= (\forall Entry e; \reach(root, Entry, left, right); e.red ==> e.parent != null && !e.parent.red)
    boolean noRedBelowRed() {
        return entries().stream().allMatch(e -> !e.red || e.parent != null && !e.parent.red);
    }

    //= (root == null || root.parent == null) && (\forall Entry e; \reach(root, Entry, left, right);
    //=     (e.left == null || e.left.parent == e) && (e.right == null || e.right.parent == e))
    boolean parentsAreRight() {
        return (subject.root == null || subject.root.parent == null) && entries().stream()
            .allMatch(e -> (e.left == null || e.left.parent == e) && (e.right == null || e.right.parent == e));
    }

    //= size == (\num_of Entry e; \reach(root, Entry, left, right); true)
    boolean sizeIsRight() {
        return subject.size == entries().size();
    }

    //= \reach(root, Entry, left, right, parent).size() == \reach(root, Entry, left, right).size()
    boolean parentsAreInside() {
        return reach(subject.root, ALL_WAYS).size() == entries().size();
    }

    //= (\num_of Entry e; \reach(root, Entry, left, right); e.red)
    long red() {
        return entries().stream().filter(e -> e.red).count();
    }

    //= (\forall Entry e; \reach(root, Entry, left, right); (e.left == null) != (e.right == null) ==> !e.red)
    boolean redHaveTwoOrNone() {
        return entries().stream().allMatch(e -> (e.left == null) == (e.right == null) || !e.red);
    }

    //= (\forall int i; 0 <= i && i <= argument; (\num_of Entry e; \reach(root, Entry, left, right); e.key == i) < 2)
    boolean smallKeysOnce() {
        for (int i = 0; i <= argument; i++) {
            int key = i;
            if (entries().stream().filter(e -> e.key == key).count() >= 2) {
                return false;
            }
        }
        return true;
    }

    //> \result == !\old((\exists Entry e; \reach(root, Entry, left, right); e.key == argument))
    boolean newIfItWasNotThere() {
        return result == !hadKey;
    }

    //> size == \old(size) + (\result ? 1 : 0) + argument % 2
    boolean countsNewOnesIfEven() {
        return subject.size == oldSize + (result ? 1 : 0) + argument % 2;
    }

    //> \result
    boolean isNew() {
        return result;
    }

    //> (\exists Entry e; \reach(root, Entry, left, right); e.key == argument && e.value == 77 && \fresh(e))
    boolean freshEntry() {
        return entries().stream().anyMatch(e -> e.key == argument && e.value == 77) && result;
    }

    //> root == \old(root) ==> (\num_of Entry e; \reach(root, Entry, left, right); e.red)
    //>     >= \old((\num_of Entry e; \reach(root, Entry, left, right); e.red))
    boolean noFewerRed() {
        return subject.root != oldRoot || red() >= oldRed;
    }

    //> root == \old(root)
    boolean sameRoot() {
        return subject.root == oldRoot;
    }

    //> size == \reach(root, Entry, left, right).size()
    boolean sizeAfterwards() {
        return sizeIsRight();
    }
}
