// The mark phase of a mark-and-sweep garbage collector, over cells with two references each. Any graph is allowed,
// shared cells and cycles included.
package gc;

public final class Heap {
    static final class Cell {
        boolean marked;
        Cell left;
        Cell right;
        /** The next cell of the worklist; it has no meaning outside of the mark phase. */
        Cell pending;
    }

    Cell root;

    /** Marks every cell that can be reached from the root, provided that none of them is marked. */
    public void mark() {
        Cell pending = shade(root, null);
        while (pending != null) {
            Cell cell = pending;
            pending = cell.pending;
            pending = shade(cell.left, pending);
            pending = shade(cell.right, pending);
        }
    }

    /** Marks a cell that is not marked yet and puts it in front of the worklist. */
    private static Cell shade(Cell cell, Cell pending) {
        if (cell == null || cell.marked) {
            return pending;
        }
        cell.marked = true;
        cell.pending = pending;
        return cell;
    }
}
