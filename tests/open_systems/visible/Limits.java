package visible;

/** Invariants of subclasses that look at more than their object. */
class Limits {
    static int limit = 3;

    static class Cell {
        int value;
    }

    static class Plain {
        int size;
        Cell cell;

        //@ assignable \nothing;
        void openLook() {
        }
    }

    static class Limited extends Plain {
        //@ invariant size <= limit;

        void failsWithAStaticField() {
            if (size > Integer.MIN_VALUE) {
                limit = size - 1;
                openLook();
                limit = size;
            }
        }

        void holdsWithAStaticField() {
            limit = size;
            openLook();
        }
    }

    static class Filled extends Plain {
        //@ invariant cell == null || cell.value >= 0;

        //@ requires other != null;
        void failsWithAnotherObject(Cell other) {
            other.value = -1;
            openLook();
            other.value = 0;
        }

        //@ requires other != null;
        void holdsWithAnotherObject(Cell other) {
            other.value = 1;
            openLook();
        }
    }

    //@ requires plain != null && other != null;
    static void failsAtTheEnd(Plain plain, Cell other) {
        if (plain instanceof Filled) {
            other.value = -1;
        }
    }

    //@ requires plain != null && other != null;
    static void failsWhateverClassItIs(Plain plain, Cell other) {
        other.value = -1;
    }

    //@ requires plain != null && other != null;
    static void failsAtACallWhateverClassItIs(Plain plain, Cell other) {
        other.value = -1;
        plain.openLook();
        other.value = 0;
    }

    //@ requires plain != null && other != null;
    static void holdsWhateverClassItIs(Plain plain, Cell other) {
        other.value = 1;
        plain.openLook();
        other.value = 2;
    }

    //@ requires plain != null && limit == 3;
    static void failsWithAStaticFieldWhateverClassItIs(Plain plain) {
        limit = 2;
    }

    //@ requires plain != null && limit == 3;
    static void holdsWithAStaticFieldWhateverClassItIs(Plain plain) {
        limit = 4;
    }
}
