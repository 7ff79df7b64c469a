// A chain of cells that may run back into itself: what the bounds cut is counted by hand in the test.
package bounds;

final class Chain {
    Chain next;

    /** Never ends on a cycle, and initializes nothing there. */
    int length() {
        int length = 1;
        for (Chain chain = next; chain != null; chain = chain.next) {
            length++;
        }
        return length;
    }

    /** The same by recursion. */
    int depth() {
        return next == null ? 1 : next.depth() + 1;
    }

    /** As many rounds on each path, with nothing to initialize. */
    static int rounds(boolean first, boolean second) {
        int rounds = 0;
        for (int i = 0; i < 60; i++) {
            rounds++;
        }
        return (first ? 1 : 0) + (second ? 1 : 0) + rounds;
    }

    /** As {@link #rounds}, but the rounds come after the branches. */
    static int roundsLater(boolean first, boolean second) {
        int rounds = (first ? 1 : 0) + (second ? 1 : 0);
        for (int i = 0; i < 60; i++) {
            rounds++;
        }
        return rounds;
    }

    /** Deep, but less so than any stack. */
    static int fixedDepth(boolean deep) {
        return countDown(deep ? 6000 : 3);
    }

    static int countDown(int n) {
        return n <= 0 ? 0 : 1 + countDown(n - 1);
    }

    static int limitedDepth(int n) {
        return n <= 0 || n > 5000 ? 0 : 1 + limitedDepth(n - 1);
    }

    static void spin() {
        while (true) {
        }
    }
}
