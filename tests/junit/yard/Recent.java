package yard;

/** The newest entries, of which the oldest go where there is no room. */
public class Recent {
    private static class Entry {
        final int key;
        int value;
        Entry older;

        Entry(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private final int room;
    private int size;
    private Entry newest;

    public Recent(int room) {
        if (room < 1) {
            throw new IllegalArgumentException("room " + room);
        }
        this.room = room;
    }

    public void put(int key, int value) {
        Entry entry = find(key);
        if (entry != null) {
            entry.value = value;
            return;
        }
        entry = new Entry(key, value);
        entry.older = newest;
        newest = entry;
        if (++size > room) {
            while (entry.older.older != null) {
                entry = entry.older;
            }
            entry.older = null;
            size--;
        }
    }

    private Entry find(int key) {
        for (Entry entry = newest; entry != null; entry = entry.older) {
            if (entry.key == key) {
                return entry;
            }
        }
        return null;
    }

    public int get(int key) {
        Entry entry = find(key);
        return entry == null ? -1 : entry.value;
    }
}
