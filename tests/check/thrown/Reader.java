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

    IntSupplier counter() {
        return new IntSupplier() {
            @Override
            public int getAsInt() {
                return count;
            }
        };
    }
}
