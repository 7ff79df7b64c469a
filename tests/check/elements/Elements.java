package elements;

import java.util.HashMap;
import java.util.TreeSet;
import java.util.Vector;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;

/** What k elements of a collection are, whatever they are kept in. */
public class Elements {
    static class Item {
        int amount;
    }

    /** The array is declared by the JDK, whoever extends the class. */
    static class Items extends Vector<Item> {}

    HashMap<Integer, Item> map;
    TreeSet<Integer> set;
    Items items;

    void hasThreeKeys() {
        assert map == null || map.size() != 3;
    }

    void hasFourKeys() {
        assert map == null || map.size() != 4;
    }

    void hasThreeElements() {
        assert set == null || set.size() != 3;
    }

    void hasSeven() {
        if (items != null && !items.isEmpty()) {
            Object first = items.get(0);
            assert !(first instanceof Item) || ((Item) first).amount != 7;
        }
    }
}

/** Its map is another than that of a HashSet, so that the spec of that says nothing of it. */
class Linked {
    private final java.util.Set<String> names = new java.util.LinkedHashSet<>();

    boolean hasNull() {
        return names.contains(null);
    }
}

/** What the compiler gives every record is checked only by its name. */
record Pair(Object left, Object right) {
    boolean isSame() {
        return left == right;
    }

    @Override
    public String toString() {
        return "(" + (left == null) + ")";
    }
}

/** What a spec calls owned is no step, and bounded nevertheless. */
class Chain {
    Link head;

    int sum() {
        int sum = 0;
        for (Link link = head; link != null; link = link.next) {
            sum += link.value;
        }
        return sum;
    }
}

class Link {
    Link next;
    int value;
}

@SpecFor(Chain.class)
class ChainSpec {
    @Owned Link head;
}

@SpecFor(Link.class)
class LinkSpec {
    @Owned Link next;
}
