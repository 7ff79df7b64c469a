// Cells that may refer to each other in any way, and code that writes through one name and reads through another.
package tangle;

import kukang.Kukang;

class Cell {
    Cell next;
    Cell other;
    int value;

    /** Reads and writes take turns, so that the initial value of a field may be asked for after it was overwritten. */
    void twist(Cell p, Cell q) {
        p.next = q;
        q.value = value + 1;
        Cell third = next.other;
        if (third != q) {
            third.next = this;
        }
        Kukang.check(p.value != value || next.next == q);
    }

    /** Only what a reference refers to now matters, not what it was read from. */
    Cell rotate(Cell p) {
        Cell kept = p.next;
        p.next = p.other;
        p.other = kept;
        Kukang.assume(kept != this);
        if (p.next == null) {
            return other.next;
        }
        assert p.next != next || p == this || next == p.next;
        return p.next == kept ? p : p.next.next;
    }

    /** A chain that the loop makes longer while it walks. */
    int walk(Cell last) {
        int steps = 0;
        for (Cell cell = this; cell != last; cell = cell.next) {
            if (cell == null || ++steps > 3) {
                throw new IllegalStateException();
            }
            cell.value = steps;
        }
        return 1 / (value - 1);
    }

    static boolean same(Object a, Cell b) {
        assert a != b || a == null || a instanceof Cell;
        return a.equals(b) ? ((Cell) a).value > 0 : b.next == a;
    }

    int lock(Object lock) {
        synchronized (lock) {
            if (lock == next) {
                return 1 / value;
            }
        }
        return 0;
    }

    /** An unknown exception is thrown, caught by its class, or not declared. */
    void raise(RuntimeException thrown, boolean wrap) throws IllegalStateException {
        try {
            if (wrap || thrown instanceof Known) {
                throw thrown;
            }
        } catch (Known known) {
            value = known.code;
        } catch (NullPointerException missing) {
            value = 1;
        }
        assert value < 1 || thrown != null;
        throw thrown;
    }

    static int box(Integer a, Integer b) {
        if (a == b) {
            return 1 / a;
        }
        Kukang.check(!a.equals(b) || a.intValue() == b.intValue());
        return a < b ? 1 / (b - a - 1) : a.compareTo(b);
    }

    static int classes(Object a, Object b) {
        if (a.getClass() == b.getClass()) {
            return a == b ? 1 : ((Cell) a).value;
        }
        assert !(a instanceof Cell) || a.getClass() == Cell.class;
        return 0;
    }

    synchronized int locked(Cell last) {
        synchronized (last.next) {
            if (last.next != this) {
                last.next = null;
            }
        }
        return 1 / last.next.value;
    }
}
