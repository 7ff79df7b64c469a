package specs;

import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import kukang.contracts.Invariant;
import kukang.contracts.NonNull;
import kukang.contracts.Requires;
import kukang.contracts.SpecFor;
import subjects.Bag;

@SpecFor(Bag.class)
@Invariant("size >= 0")
abstract class BagSpec implements Comparable<BagSpec> {
    static final int LIMIT = 10;
    static final int HALF = 5;
    static final String NAME = "specs/BagSpec";
    static int made;

    @NonNull Item first;
    int size;

    @Requires("values != null")
    BagSpec(int... values) {}

    @Requires("given > 0")
    abstract boolean add(@NonNull int given);

    abstract int count();

    static native Item last(Item item);

    @Invariant
    boolean repOk() {
        return size >= 0 && size <= LIMIT && size == count() && all(value -> value != size) && positive();
    }

    private boolean all(IntPredicate wanted) {
        for (Item item = first; item != null; item = item.next) {
            if (!wanted.test(item.value)) {
                return false;
            }
        }
        return true;
    }

    boolean positive() {
        for (Item item = first; item != null; item = item.next) {
            if (!item.isPositive()) {
                return false;
            }
        }
        return true;
    }

    static BagSpec[] pair(Object left, BagSpec... others) {
        BagSpec[][] grid = new BagSpec[2][others.length];
        grid[0][0] = (BagSpec) left;
        return left instanceof BagSpec[] many ? many : grid[0];
    }

    Supplier<Item> maker() {
        made++;
        return () -> new Item(HALF, last(first));
    }

    ToIntFunction<BagSpec> counter() {
        return BagSpec::count;
    }

    /** With a helper class that has no name, one that has, and one that the compiler makes for the switch. */
    String describe(Thread.State level) {
        Visitor visitor = new Visitor() {
            @Override
            int visit(Item item) {
                return item.value + size;
            }
        };
        switch (level) {
            case NEW:
                return NAME + visitor.sum(this);
            default:
                return Neighbour.word() + BagSpec.class + Item[].class;
        }
    }

    static class Item {
        int value;
        Item next;

        Item(int value, Item next) {}

        boolean isPositive() {
            return value > 0;
        }
    }

    abstract static class Visitor {
        private int total;

        abstract int visit(Item item);

        private int sum(BagSpec bag) {
            for (Item item = bag.first; item != null; item = item.next) {
                total += visit(item);
            }
            return total + bag.count();
        }
    }
}
