package faulty;

import kukang.contracts.Invariant;

/** Its invariant throws where there are no items. */
public class Hopper {
    private int[] items;
    private int size;
    Hopper inner;

    public int first() {
        return size == 0 ? -1 : items[0];
    }

    public int innerSize() {
        return inner == null ? 0 : inner.size;
    }

    public boolean isLarger(Hopper other) {
        return other != null && size > other.size;
    }

    @Invariant
    private boolean isValid() {
        return size >= 0 && size <= items.length;
    }
}
