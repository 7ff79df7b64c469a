package open;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Exceptions of calls by contract may be of any class below the one that is allowed, and code can tell. */
class Subclasses {
    int size;

    //@ signals (IOException e) true;
    static void openRead() throws IOException {
        throw new FileNotFoundException();
    }

    //@ requires true;
    static void openDeclared() throws IOException {
    }

    /*@ assignable size;
      @ signals (RuntimeException e) e instanceof IllegalStateException && size == 3; */
    void openChecked() {
        size = 3;
        throw new IllegalStateException();
    }

    //@ requires size >= 0; assignable \nothing; ensures \result == size + 1;
    int openNext() {
        return size + 1;
    }

    static void failsSinceItMayBeOfASubclass() {
        try {
            openRead();
        } catch (FileNotFoundException e) {
            assert false;
        } catch (IOException e) {
            return;
        }
    }

    static void failsSinceAnyIsDeclared() {
        try {
            openDeclared();
        } catch (IOException e) {
            assert !(e instanceof FileNotFoundException);
        }
    }

    static void holdsOfAll() {
        try {
            openRead();
        } catch (IOException e) {
            assert e.getClass() != null;
        }
    }

    void failsSinceTheConditionAsksForASubclass() {
        try {
            openChecked();
        } catch (RuntimeException e) {
            assert false;
        }
    }

    void holdsSinceTheConditionSaysWhich() {
        try {
            openChecked();
        } catch (RuntimeException e) {
            assert e instanceof IllegalStateException && size == 3;
        }
    }

    //@ requires size >= 0 && size < 100; ensures openNext() == size + 1;
    void holdsSinceNothingIsAssigned() {
    }

    //@ requires size >= 0 && size < 100; ensures openNext() == size;
    void failsThoughNothingIsAssigned() {
    }

    //@ signals (FileNotFoundException e) false;
    static void failsSinceItsOwnContractAsks() throws IOException {
        openRead();
    }

    //@ signals_only FileNotFoundException;
    static void failsSinceOnlyOneIsAllowed() throws IOException {
        openRead();
    }

    //@ signals (IOException e) \typeof(e) != \type(FileNotFoundException);
    static void failsSinceItsOwnContractComparesClasses() throws IOException {
        openRead();
    }

    static void failsSinceACommentAsks() {
        try {
            openRead();
        } catch (IOException e) {
            //@ assert !(e instanceof FileNotFoundException);
            return;
        }
    }

    static void failsSinceItIsCast() {
        try {
            openRead();
        } catch (IOException e) {
            FileNotFoundException other;
            try {
                other = (FileNotFoundException) e;
            } catch (ClassCastException no) {
                return;
            }
            assert other == null;
        }
    }

    static final Class<?> NOT_FOUND = FileNotFoundException.class;

    static void failsSinceAConstantIsCompared() {
        try {
            openRead();
        } catch (IOException e) {
            assert e.getClass() != NOT_FOUND;
        }
    }

    static void failsSinceALiteralIsCompared() {
        Class<?> other = java.io.EOFException.class;
        try {
            openRead();
        } catch (IOException e) {
            assert e.getClass() != other;
        }
    }

    static class Compared {
        //@ signals (RuntimeException e) true; assignable \nothing;
        static void openCompare() {
        }

        @Override
        public boolean equals(Object other) {
            openCompare();
            return true;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    /** AbstractMap.equals takes a ClassCastException for an answer. */
    static void failsSinceTheLibraryAsks() {
        Map<Integer, Compared> left = new HashMap<>();
        Map<Integer, Compared> right = new HashMap<>();
        left.put(1, new Compared());
        right.put(1, new Compared());
        boolean same;
        try {
            same = left.equals(right);
        } catch (RuntimeException e) {
            return;
        }
        assert same;
    }

    static void holdsSinceTheLibraryLetsTheOthersPass() {
        Map<Integer, Compared> left = new HashMap<>();
        Map<Integer, Compared> right = new HashMap<>();
        left.put(1, new Compared());
        right.put(1, new Compared());
        try {
            left.equals(right);
        } catch (RuntimeException e) {
            assert !(e instanceof ClassCastException) && !(e instanceof NullPointerException);
        }
    }
}
