package faulty;

import kukang.contracts.Invariant;

/** An invariant that throws is a violation of every method, be they checked together or one by one. */
public class Crate {
    private int[] items;
    private int size;

    public int first() {
        return size == 0 ? -1 : items[0];
    }

    public int size() {
        return size;
    }

    @Invariant
    boolean isValid() {
        return size >= 0 && size <= items.length;
    }
}
