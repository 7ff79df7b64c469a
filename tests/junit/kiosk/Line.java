package kiosk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Records that keep copies of the lists that they are given. */
record Line(String sku, int count, List<String> tags) {
    Line {
        if (count < 1) {
            throw new IllegalArgumentException("count");
        }
        tags = List.copyOf(tags);
    }

    boolean has(String tag) {
        return tags.contains(tag);
    }

    boolean isPlain() {
        return tags.isEmpty();
    }

    String first() {
        return tags.size() > 1 ? tags.get(0) : null;
    }

    Line counted(int other) {
        return new Line(sku, other, tags);
    }

    static int tagged(Line line) {
        return line == null ? -1 : line.tags.size();
    }

    /** What the copy refuses: there is no line of which this is true. */
    boolean tag(String tag) {
        return tags.add(tag);
    }

    boolean isOf(List<String> others) {
        return tags == others;
    }

    record Stack(List<String> items) {
        Stack {
            items = new ArrayList<>(items);
        }

        int push(String item) {
            items.add(item);
            return items.size();
        }

        boolean isEmpty() {
            return items.isEmpty();
        }
    }

    record View(List<String> items) {
        View(List<String> items) {
            this.items = Collections.unmodifiableList(items);
        }

        String last() {
            return items.isEmpty() ? "" : items.get(items.size() - 1);
        }
    }

    /** What it is given is not what it keeps. */
    record Padded(List<String> items) {
        Padded {
            items = new ArrayList<>(items);
            items.add("end");
        }

        int size() {
            return items.size();
        }
    }
}
