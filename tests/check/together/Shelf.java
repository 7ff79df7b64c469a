package together;

import kukang.contracts.Requires;

public class Shelf {
    int size;

    @Requires("n > 0 "
        + "&& n < limit")
    void put(int n) {
        size += n;
    }

    int size() {
        return size;
    }

    static long count(Shelf shelf) {
        return 1;
    }
}
