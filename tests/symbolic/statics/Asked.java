package statics;

/** Identity hash codes that a static initializer was given: it is not for the path to choose them. */
class Asked {
    static final Cell CELL = new Cell(3);
    static final int CODE = CELL.hashCode();

    //: ok 1
    static int again() { return CELL.hashCode() == CODE ? 1 : 2; }

    // Another run gives it another one.
    //: ok 1
    static int only() { return CODE % 7; }
}
