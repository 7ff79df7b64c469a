package types;

import java.util.List;

/** A generic class. */
public class Tree<T extends Comparable<T>> {
    Entry<T> root;
    List<T> items;
    T best;

    static class Entry<E> {
        E item;
        Entry<E> left;
        Entry<E> right;

        E get() {
            return item;
        }
    }

    static class Names extends Tree<String> {
        int extra;
    }
}
