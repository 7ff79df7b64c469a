package world;

import kukang.Kukang;

/** Inputs may be of classes of the JDK that nobody on the class path knows: what is left out is said. */
class World {
    static void caught(RuntimeException e) {
        if (e != null) {
            try {
                throw e;
            } catch (IllegalStateException x) {
                Kukang.check(false);
            } catch (RuntimeException x) {
                return;
            }
        }
    }

    static void same(String a, Object b) {
        if (a != null) {
            Kukang.check(a != b);
        }
    }

    static void nested(Object[][] a) {
        if (a != null && a.length >= 1) {
            Kukang.check(a[0] != a);
        }
    }

    static void stored(Number[] a, Number n) {
        if (a != null && a.length > 0 && n != null) {
            a[0] = n;
        }
    }

    static void classOf(Object o) {
        if (o != null) {
            Kukang.check(o.getClass() != String.class);
        }
    }

    static int covered(int[] a, int i) {
        return a == null || i < 0 || i >= a.length ? 0 : a[i];
    }

    /** A path that never stops making something known can still be interrupted. */
    static void long_(int n) {
        if (n >= 2000000000) {
            byte[] x = new byte[n];
            for (int i = 0; i < 2000000000; i++) {
                x[i] = 0;
            }
        }
    }
}
