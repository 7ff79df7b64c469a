package thrown;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.ObjectStreamException;
import java.util.function.IntSupplier;

class Reader {
    int count;

    //@ signals (IOException e) true;
    static void read() throws IOException {
        throw new FileNotFoundException();
    }

    static void named() {
        try {
            read();
        } catch (FileNotFoundException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            return;
        }
    }

    static int below() {
        try {
            read();
            return 0;
        } catch (ObjectStreamException e) {
            return -1;
        } catch (IOException e) {
            return 1;
        }
    }

    /** Implemented by no exception of the class path, and so by none. */
    interface Own {}

    //@ signals (Exception e) true;
    static void query() throws Exception {
        throw new Exception();
    }

    /** Of the JDK's exceptions java.sql.SQLException is one. */
    static int iterable() {
        try {
            query();
            return 0;
        } catch (Exception e) {
            if (e instanceof Iterable) {
                throw new IllegalStateException(e);
            }
            return 1;
        }
    }

    static int iterableInOtherWords() {
        try {
            query();
            return 0;
        } catch (Exception e) {
            if (Iterable.class.isInstance(e)) {
                throw new IllegalStateException(e);
            }
            return 1;
        }
    }

    static int cast() {
        Object thrown = null;
        try {
            query();
            return 0;
        } catch (Exception e) {
            thrown = e;
        }
        try {
            Iterable<?> elements = (Iterable<?>) thrown;
            throw new IllegalStateException();
        } catch (ClassCastException e) {
            return 1;
        }
    }

    static int stored() {
        Object[] elements = new Iterable<?>[1];
        Object thrown = null;
        try {
            query();
            return 0;
        } catch (Exception e) {
            thrown = e;
        }
        try {
            elements[0] = thrown;
            throw new IllegalStateException();
        } catch (ArrayStoreException e) {
            return 1;
        }
    }

    static int known() {
        try {
            query();
            return 0;
        } catch (Exception e) {
            return e instanceof Own || !(e instanceof java.io.Serializable) ? 1 / 0 : 1;
        }
    }

    IntSupplier counter() {
        return new IntSupplier() {
            @Override
            public int getAsInt() {
                return count;
            }
        };
    }
}
