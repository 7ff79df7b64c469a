package near;

import java.util.function.IntSupplier;

/** Objects of classes whose names are numbers, or begin with one. */
public class Local {
    private int base;

    IntSupplier counter(int start) {
        class Counter implements IntSupplier {
            int at = start;
            Counter peer;
            int left;
            int right;

            @Override
            public int getAsInt() {
                if (peer != null) {
                    peer = null;
                    return -1;
                }
                return at++ + base;
            }
        }
        return new Counter();
    }

    Runnable resetter() {
        return new Runnable() {
            boolean ran;
            int left;
            int right;
            Object a;
            Object b;
            Object c;

            @Override
            public void run() {
                if (!ran) {
                    ran = true;
                    base = 0;
                }
            }
        };
    }
}
