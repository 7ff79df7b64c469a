package unreached;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keeps what it works on in collections of the JDK, as most classes do. */
public class Stock {
    private final List<String> names = new ArrayList<>();
    private final Map<Integer, Item> items = new HashMap<>();

    static class Item {
        int amount;
    }

    /** Looks at characters of texts of a list of a field. */
    public int countMarked() {
        int count = 0;
        for (String name : names) {
            if (name != null && name.length() > 0 && name.charAt(0) == '*') {
                count++;
            }
        }
        return count;
    }

    /** Looks into values of a map of a field. */
    public int take(int number) {
        Item item = items.get(number);
        if (item == null) {
            return 0;
        }
        if (item.amount > 5) {
            item.amount -= 5;
            return 5;
        }
        return item.amount;
    }

    /** Only lists of five names come to the middle. */
    public String fifth() {
        int count = 0;
        for (String name : names) {
            count++;
            if (count == 5) {
                return name;
            }
        }
        return null;
    }

    /** Nothing comes to the exception. */
    public int size() {
        if (names.size() < 0) {
            throw new IllegalStateException();
        }
        return names.size();
    }

    /** The lambda of the other method of this name is no part of this one. */
    int count(int wanted) {
        int count = 0;
        for (String name : names) {
            if (name == null) {
                count++;
            }
        }
        return count > 3
            ? wanted
            : count;
    }

    int count(String wanted) {
        java.util.function.IntSupplier none = () -> {
            return 7;
        };
        return wanted == null ? none.getAsInt() : 0;
    }

    /** The end of the block is there twice, once for exceptions. */
    int counted() {
        int count = 0;
        for (String name : names) {
            try {
                if (count < -9) {
                    throw new RuntimeException(name);
                }
            } finally {
                count++;
            }
        }
        return count;
    }
}
