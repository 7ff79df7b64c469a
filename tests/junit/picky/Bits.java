package picky;

/** Has more paths than anybody waits for. */
final class Bits {
    private Bits() { }

    static int count(int bits) {
        int count = 0;
        for (int place = 0; place < 32; place++) {
            if ((bits >>> place & 1) != 0) {
                count++;
            }
        }
        return count;
    }
}
