package depot;

import kukang.contracts.Invariant;

/** A constructor with an argument, then operations. */
public class Cache {
    static class Entry {
        final int key;
        String value;
        Entry newer;
        Entry older;

        Entry(int key, String value) {
            this.key = key;
            this.value = value;
        }
    }

    private Entry newest;
    private Entry oldest;
    private int size;
    private final int capacity;
    private boolean open;

    public Cache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    public void setOpen(boolean open) {
        this.open = open;
    }

    public void put(int key, String value) {
        if (size == capacity) {
            throw new IllegalStateException("full");
        }
        Entry entry = new Entry(key, value);
        entry.older = newest;
        if (newest == null) {
            oldest = entry;
        } else {
            newest.newer = entry;
        }
        newest = entry;
        size++;
    }

    public String get(int key) {
        for (Entry entry = newest; entry != null && open; entry = entry.older) {
            if (entry.key == key) {
                return entry.value;
            }
        }
        return null;
    }

    @Invariant
    boolean isLinked() {
        int count = 0;
        Entry last = null;
        for (Entry entry = newest; entry != null; entry = entry.older) {
            if (entry.newer != last || ++count > size) {
                return false;
            }
            last = entry;
        }
        return count == size && last == oldest && 1 <= capacity && size <= capacity;
    }
}
