package filled;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Final fields hold what every constructor puts there. */
class Shelf {
    private final Map<Integer, String> books = new TreeMap<>();
    private final List<String> notes;
    private final Object[] places;
    private final Label label;
    private final Label perhaps;
    private final Label other;

    Shelf(int size, Label label) {
        notes = new ArrayList<>(size > 10 ? 10 : 1);
        places = new Object[4];
        this.label = Objects.requireNonNull(label);
        perhaps = size > 0 ? new Label() : null;
        other = new Label();
    }

    Shelf() {
        this(1, new Label());
    }

    Shelf(Label other) {
        notes = new ArrayList<>();
        places = new Object[] {"a"};
        label = new Paper();
        perhaps = label;
        this.other = other;
    }

    /** Verified: there is a map, and it is sorted. */
    int books() {
        return books instanceof TreeMap ? books.size() : 1 / 0;
    }

    /** Verified: there is a list. */
    boolean isEmpty() {
        return notes.isEmpty();
    }

    /** Verified: an array of objects takes whatever there is. */
    void put(Shelf here) {
        if (places.length > 0) {
            places[0] = here;
        }
    }

    /** Verified: what was asked not to be null is not. */
    int label() {
        return label.text;
    }

    /** Violated: one constructor makes an object only sometimes. */
    int perhaps() {
        return perhaps.text;
    }

    /** Violated: one constructor takes what it is given. */
    int other() {
        return other.text;
    }
}

class Label {
    int text;
}

class Paper extends Label {
}
