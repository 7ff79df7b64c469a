package argued;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What declarations say of the elements of collections is so, unless the program itself has put others there. */
class Basket {
    private final List<Item> items = new ArrayList<>();
    private final Map<Integer, List<Item>> shelves = new TreeMap<>();

    /** Verified. */
    int price() {
        Item first = items.isEmpty() ? null : items.get(0);
        return first == null ? 0 : first.price;
    }

    /** Verified: the class that implements the interface says what its arguments mean. */
    static int of(Shop shop) {
        return shop == null || shop.best == null || shop.best.item == null ? 0 : shop.best.item.price;
    }

    /** Verified: bounds tell. */
    static <T extends Item> int bounded(List<T> given) {
        return given == null || given.isEmpty() || given.get(0) == null ? 0 : given.get(0).price;
    }

    /** Verified, and so are wildcards. */
    static int wild(List<? extends Item> given) {
        return given == null || given.isEmpty() || given.get(0) == null ? 0 : given.get(0).price;
    }

    /** Verified, through both. */
    int shelves() {
        List<Item> first = shelves.isEmpty() ? null : shelves.values().iterator().next();
        return first == null || first.isEmpty() || first.get(0) == null ? 0 : first.get(0).price;
    }

    /** Violated: a gift is not what the declaration says. */
    boolean isGift() {
        return !items.isEmpty() && items.get(0) != null && ((Gift) items.get(0)).isWrapped;
    }

    /** Violated: nothing is declared. */
    @SuppressWarnings("rawtypes")
    static int raw(List given) {
        return given == null || given.isEmpty() || given.get(0) == null ? 0 : ((Item) given.get(0)).price;
    }

    /** Violated: the program has done it. */
    @SuppressWarnings({"rawtypes", "unchecked"})
    int polluted() {
        ((List) items).add(0, "no item");
        return items.get(0).price;
    }
}

class Item {
    int price;
}

class Gift extends Item {
    boolean isWrapped;
}

class Offer<T> {
    T item;
}

class Best extends Offer<Item> {
}

class Shop {
    Offer<Item> best;
}
