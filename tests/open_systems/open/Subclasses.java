package open;

import java.io.FileNotFoundException;
import java.io.IOException;

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
}
