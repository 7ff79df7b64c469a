package orders;

import kukang.contracts.TotalOrder;

/** A class that implements Comparable is the only one that variables of that type are of, unless they are marked. */
class Ordered {
    enum Colour { RED, GREEN }

    static void known(Comparable<Object> a, Comparable<Object> b) {
        assert a == null || b == null || a.compareTo(b) != 0 || a == b;
    }

    static void marked(@TotalOrder Comparable<Object> a, @TotalOrder Comparable<Object> b) {
        assert a == null || b == null || a.compareTo(b) >= 0 || b.compareTo(a) > 0;
    }
}
