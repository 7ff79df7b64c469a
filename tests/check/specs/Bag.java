package specs;

/** A class that nobody wants to edit. */
public class Bag {
    private int[] items = new int[8];
    private int count;

    public boolean add(int item) {
        if (count == items.length) {
            return false;
        }
        items[count++] = item;
        return true;
    }

    public int last() {
        return items[count - 1];
    }
}
