package language;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;

// Boxes of unknown numbers. Those of small numbers are kept by the JDK, so that == knows them.
class Boxes {
    //: lazier# ok 1
    static int there(int a) {
        Integer box = a;
        return box + 1;
    }

    // Equal and small; any other.
    //: lazier# ok 2
    static boolean same(int a, int b) { return (Integer) a == (Integer) b; }

    // One term, two boxes: small; any other.
    //: lazier# ok 1, AssertionError 1
    static void twice(int a) {
        Integer one = a, other = a;
        assert one == other;
    }

    //: lazier# ok 1
    static void itself(int a) {
        Integer one = a, other = one;
        assert one == other && one != null;
    }

    // Below, above, within.
    //: lazier# ok 3
    static void small(int a) {
        if (a >= -128 && a <= 127) {
            assert (Integer) a == (Integer) a;
        } else {
            assert (Object) (Integer) a != (Integer) a;
        }
    }

    // Below; above; within.
    //: lazier# ok 3
    static void smallLong(long a) {
        if (a < -128 || a > 127) {
            assert (Long) a != (Object) (Long) a;
        } else {
            assert (Long) a == (Object) (Long) a;
        }
    }

    // All bytes are kept; of the chars the first 128.
    //: lazier# ok 2
    static void narrow(byte b, char c) {
        assert (Object) (Byte) b == (Byte) b;
        Character one = c, other = c;
        assert (one == other) == (c < 128);
    }

    //: lazier# ok 2
    static void truth(boolean z) {
        Boolean box = z;
        assert (box == Boolean.TRUE) == z;
    }

    // 7; any other.
    //: lazier# ok 2
    static void known(int a) { assert ((Integer) a == (Integer) 7) == (a == 7); }

    // A new box is never one that is kept.
    //: lazier# ok 1
    static void fresh(int a) { assert new Integer(a) != (Integer) a; }

    // A box of the input is none that the code has made, and none that the JDK keeps. Null; not null.
    //: ok 1, NullPointerException 1
    static void input(Integer x) { assert (Integer) x.intValue() != x; }

    // Equal or not.
    //: lazier# ok 2
    static void equal(int a, int b) { assert ((Integer) a).equals(b) == (a == b); }

    //: lazier# ok 1
    static void types(int a) {
        Object box = a;
        assert box instanceof Integer && box instanceof Comparable && !(box instanceof Long);
        Number number = (Number) box;
        assert number.longValue() == a;
    }

    //: lazier# ClassCastException 1
    static String wrongCast(int a) {
        Object box = a;
        return (String) box;
    }

    // The same number or another.
    //: lazier# ok 2
    static boolean inList(int a, int b) {
        List<Integer> list = new ArrayList<>();
        list.add(a);
        return list.contains(b);
    }

    // Equal; less; greater.
    //: lazier# ok 3
    static Object inTree(int a, int b) {
        TreeMap<Integer, String> tree = new TreeMap<>();
        tree.put(a, "");
        return tree.get(b);
    }

    // A lock is an object: one of the 256 that are kept, or a new one.
    //: lazier# ok 257
    static void lock(int a) {
        Integer box = a;
        synchronized (box) {
            assert box == a;
        }
    }

    // The stored box does not fit.
    //: lazier# ArrayStoreException 1
    static void wrongStore(int a) {
        Object[] array = new String[1];
        array[0] = a;
    }

    //: lazier# ArrayStoreException 1
    static void wrongCopy(int a) {
        Object[] from = {a};
        System.arraycopy(from, 0, new String[1], 0, 1);
    }

    // Small numbers have one box each, so that compare-and-set finds it again; others have not. It wants an object:
    // one of the 256 that are kept; a new one for a number below; above.
    //: lazier# ok 258
    static void replaced(int a) {
        AtomicReference<Integer> last = new AtomicReference<>(a);
        assert last.compareAndSet(a, null) == (a >= -128 && a <= 127);
    }

    //: lazier# ok 1, NegativeArraySizeException 1, ArrayIndexOutOfBoundsException 1
    static void stored(int a, int n) {
        Object[] array = new Object[n];
        array[0] = a;
        assert (Integer) array[0] == a;
    }
}
