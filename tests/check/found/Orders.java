package found;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collections in fields: nobody gives them to a method, which finds them. */
class Orders {
    //@ invariant open != null;
    private final ArrayList<Object> open = new ArrayList<>();

    //@ ensures open.size() == \old(open.size()) + 1;
    //@ ensures open.get(open.size() - 1) == order;
    void add(Object order) {
        open.add(order);
    }

    //@ requires !open.isEmpty();
    //@ ensures \result == \old(open.get(open.size() - 1));
    Object takeLast() {
        return open.remove(open.size() - 1);
    }

    //@ ensures open.isEmpty();
    void clear() {
        if (!open.isEmpty()) {
            open.remove(0);
        }
    }
}

/** The same behind an interface of the JDK, of which one class is tried. */
class Names {
    //@ invariant names != null;
    private final List<Name> names = new ArrayList<>();

    //@ requires name != null;
    //@ ensures names.contains(name);
    void add(Name name) {
        if (!names.contains(name)) {
            names.add(name);
        }
    }

    //@ requires !names.isEmpty();
    Name first() {
        return names.get(0);
    }

    static int count(Iterable<Object> all) {
        int count = 0;
        for (Object one : all) {
            count++;
        }
        return count;
    }
}

/** Hashed collections have keys that are null or numbers. */
class Stock {
    //@ invariant counts != null && seen != null;
    private final Map<String, Integer> counts = new java.util.HashMap<>();
    private final Set<Integer> seen = new java.util.HashSet<>();

    //@ requires count > 0;
    //@ ensures \result >= count;
    int add(String item, int count) {
        Integer before = counts.get(item);
        int now = before == null ? count : before + count;
        counts.put(item, now);
        return now;
    }

    //@ ensures seen.contains(number);
    //@ ensures \result <==> !\old(seen.contains(number));
    boolean see(int number) {
        return seen.add(number);
    }

    static int lengthOf(CharSequence text) {
        return text == null ? 0 : text.length();
    }
}

final class Name {
}

/** To look into something is to assign to nothing; what is found was in order before anybody else had it. */
class Shelf {
    ArrayList<Object> items;
    String label;

    //@ requires items != null;
    //@ assignable \nothing;
    int size() {
        return items.size();
    }

    //@ requires label != null;
    //@ pure
    int lengthOfLabel() {
        return label.length();
    }

    //@ assignable \nothing;
    static void give(ArrayList<Object> list) {}

    //@ assignable \everything;
    static void anything() {}

    void giveItems() {
        give(items);
    }

    //@ requires items != null;
    //@ ensures \old(items.size()) >= 0;
    void hadItems() {
        ArrayList<Object> before = items;
        anything();
        before.size();
    }
}
