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

/** What is found in an object that a call by contract has changed is not the input's. */
class Filled {
    //@ requires offer != null;
    //@ assignable offer.item;
    //@ ensures offer.item instanceof Item;
    @SuppressWarnings({"rawtypes", "unchecked"})
    static void fill(Offer offer) {
        offer.item = new Item();
    }

    /** Violated. */
    static int length(Offer<String> offer) {
        if (offer == null) {
            return 0;
        }
        fill(offer);
        return offer.item.length();
    }
}

class Bounds<T extends Item> {
    /** Verified: the class says what its parameter is. */
    int price(Offer<T> offer) {
        return offer == null || offer.item == null ? 0 : offer.item.price;
    }

    /** Verified, but for other classes that are ordered. */
    static <S extends Comparable<S>> int ordered(Offer<S> offer) {
        Object item = offer == null ? null : offer.item;
        return ((String) item) == null ? 0 : 1;
    }

    /** Verified: a list of lists is none of its own elements, nor are they texts. */
    static int rows(List<List<String>> rows) {
        if (rows == null || rows.isEmpty() || rows.get(0) == null || rows.get(0).isEmpty()) {
            return 0;
        }
        String first = rows.get(0).get(0);
        return first == null ? 0 : 1;
    }

    /** Violated in the constructor of the local class: what it captures comes behind what it is given. */
    static int captured(Offer<Object> kept) {
        class Local {
            final int length;

            Local(Offer<String> given) {
                length = kept == null || kept.item == null ? 0 : ((String) kept.item).length();
            }
        }
        return new Local(null).length;
    }
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
