// What the mark phase of `Heap` promises, as methods that Kukang checks.
package gc;

import kukang.Kukang;

final class HeapConditions {
    /** A list of the cells that can be reached from the root, with their references at that time. */
    private static final class Reached {
        final Heap.Cell cell;
        final Heap.Cell left;
        final Heap.Cell right;
        Reached next;

        Reached(Heap.Cell cell) {
            this.cell = cell;
            this.left = cell.left;
            this.right = cell.right;
        }
    }

    private HeapConditions() { }

    static void mark(Heap heap) {
        Kukang.assume(heap != null);
        Reached reached = unmarkedCells(heap);
        heap.mark();
        while (reached != null) {
            Kukang.check(reached.cell.marked);
            Kukang.check(reached.cell.left == reached.left && reached.cell.right == reached.right);
            reached = reached.next;
        }
    }

    static void markNothingElse(Heap heap, Heap.Cell other) {
        Kukang.assume(heap != null && other != null);
        Reached reached = unmarkedCells(heap);
        Kukang.assume(!holds(reached, other));
        boolean marked = other.marked;
        heap.mark();
        Kukang.check(other.marked == marked);
    }

    /** All cells that can be reached from the root. Assumes that no mark is left from an earlier collection. */
    private static Reached unmarkedCells(Heap heap) {
        if (heap.root == null) {
            return null;
        }
        Kukang.assume(!heap.root.marked);
        Reached first = new Reached(heap.root);
        Reached last = first;
        for (Reached reached = first; reached != null; reached = reached.next) {
            last = append(first, last, reached.left);
            last = append(first, last, reached.right);
        }
        return first;
    }

    private static Reached append(Reached first, Reached last, Heap.Cell cell) {
        if (cell == null || holds(first, cell)) {
            return last;
        }
        Kukang.assume(!cell.marked);
        last.next = new Reached(cell);
        return last.next;
    }

    private static boolean holds(Reached reached, Heap.Cell cell) {
        while (reached != null) {
            if (reached.cell == cell) {
                return true;
            }
            reached = reached.next;
        }
        return false;
    }
}
