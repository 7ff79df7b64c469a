package later;

class Later {
    static int least;

    static class Box {
        int n;
        //@ invariant n >= least;
    }

    interface Taker {
        //@ assignable \nothing;
        void take(Object o);
    }

    /** When the call begins nobody knows that the object is a box, which is not valid then. */
    static int foundLater(/*@ non_null @*/ Taker taker, Object o) {
        int before = least;
        least = 100;
        taker.take(o);
        least = before;
        return o instanceof Box box ? box.n : 1;
    }

    /** Nobody ever knows. */
    static int neverFound(/*@ non_null @*/ Taker taker, Object o) {
        int before = least;
        least = 100;
        taker.take(o);
        least = before;
        return 1;
    }

    static int foundBefore(/*@ non_null @*/ Taker taker, Object o) {
        if (o instanceof Box) {
            least = 100;
            taker.take(o);
        }
        return 1;
    }
}
