package monitors;

class Cell {
    int value;
    synchronized int get() { return value; }
    synchronized int fail() { throw new IllegalStateException(); }
}

class Locks {
    // There must be an object to lock; which class it has does not matter.
    //: ok 1, NullPointerException 1
    static int block(Object lock) { synchronized (lock) { return 1; } }

    //: ok 1, NullPointerException 1
    static int cell(Cell c) { synchronized (c) { return c.value; } }

    //: ok 1, NullPointerException 1
    static int method(Cell c) { return c.get(); }

    // The monitor is left when the exception leaves.
    //: ok 1, NullPointerException 1
    static int failing(Cell c) { try { return c.fail(); } catch (IllegalStateException e) { return c.get(); } }

    // a null; b null; b is a; b another.
    //: lazier# ok 2, NullPointerException 2
    // a null and b null or not; a there, b null; b is a; b another.
    //: lazier ok 2, NullPointerException 3
    //: lazy ok 2, NullPointerException 3
    static int nested(Cell a, Cell b) { synchronized (a) { synchronized (b) { return 1; } } }

    //: ok 1, NullPointerException 1
    static int reentrant(Cell c) { synchronized (c) { synchronized (c) { return c.get(); } } }

    // An exception inside the block.
    //: ok 1, NullPointerException 1, ArithmeticException 1
    static int throwing(Cell c, int d) { synchronized (c) { return 1 / d; } }
}
