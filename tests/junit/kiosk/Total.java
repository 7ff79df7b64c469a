package kiosk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list that only the helper class can put where it is, of a class of the JDK that nothing has to be opened for. */
final class Total {
    static final class Item {
    }

    private final List<Item> items;

    Total(List<Item> items) {
        this.items = Collections.unmodifiableList(new ArrayList<>(items));
    }

    int count() {
        int sum = 0;
        for (Item item : items) {
            sum++;
        }
        return sum;
    }
}
