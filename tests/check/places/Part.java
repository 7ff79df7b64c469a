package places;

import kukang.contracts.*;

/** Where clauses stand, and what of them is shown. */
class Part {
    /*@ non_null */ Part next;
    int size;
    //@ invariant next.size >= 0;

    Part(Part next) {
        this.next = next;
    }

    void clear() {
        next = null;
    }

    //@ ensures next.size > 0;
    void drop() {
        next = null;
    }

    //@ ensures size > 0 &&
    //@         next.size
    //@             >= 0;
    void two() {
        size = 0;
    }

    /*@ ensures size > 0
      @         && size < 10;
      @*/
    void block() {
        size = 0;
    }

    @Pure
    @Ensures({"\\result >= 0",
        "\\result == size"})
    int annotated() {
        return 0;
    }
}
