package subjects;

/** What a spec cannot change: private members, a private class, a constant. */
public class Bag implements Comparable<Bag> {
    private static final int LIMIT = 10;
    static int made;

    private Item first;
    private int size;

    public Bag(int... values) {
        made++;
        for (int value : values) {
            add(value);
        }
    }

    public boolean add(int value) {
        if (size == LIMIT) {
            return false;
        }
        first = new Item(value, first);
        size++;
        return true;
    }

    private int count() {
        int count = 0;
        for (Item item = first; item != null; item = item.next) {
            count++;
        }
        return count;
    }

    private static Item last(Item item) {
        return item.next == null ? item : last(item.next);
    }

    @Override
    public int compareTo(Bag other) {
        return size - other.size;
    }

    private static class Item {
        final int value;
        final Item next;

        Item(int value, Item next) {
            this.value = value;
            this.next = next;
        }
    }
}
