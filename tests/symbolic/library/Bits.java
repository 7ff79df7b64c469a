package library;

// The JDK's tricks with bits are code, and terms go through it.
class Bits {
    //: lazier# ok 1
    static void bitCount(int i) { assert Integer.bitCount(i) + Integer.bitCount(~i) == 32; }

    //: lazier# ok 1
    static void reverse(int i) { assert Integer.reverse(Integer.reverse(i)) == i; }

    //: lazier# ok 1
    static void reverseBytes(long l) { assert Long.reverseBytes(Long.reverseBytes(l)) == l; }

    //: lazier# ok 1
    static void rotate(int i, int by) { assert Integer.rotateRight(Integer.rotateLeft(i, by), by) == i; }

    // Less; equal; greater.
    //: lazier# ok 3
    static int compareUnsigned(int a, int b) { return Integer.compareUnsigned(a, b); }

    //: lazier# ok 1
    static void lowest(int i) { assert (Integer.lowestOneBit(i) & ~i) == 0; }
}
