// Fields of an interface type: dispatch, casts and identity on objects whose class is not known.
package shapes;

class Drawing {
    Shape first;
    Shape second;

    int dispatch() {
        int area = first.area();
        return first.isFlat() ? area : area / second.area();
    }

    int cast(Object other) {
        if (other instanceof Square) {
            Square square = (Square) second;
            return square.side;
        }
        return ((Frame) first).side;
    }

    void same(Shape third) {
        if (first == third || !(second instanceof Frame)) {
            assert third != second || third == null;
        }
        if (second == first) {
            first = null;
        }
        assert first == null || second != third || third.isFlat();
    }

    /** A square that is no frame has no inner shape. */
    boolean narrow() {
        if (first instanceof Frame) {
            return ((Frame) first).inner == second;
        }
        return first instanceof Square && ((Square) first).side == 0;
    }
}
